import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { schemaTypes } from '../../studio/schemas'
import type { Field, SchemaType } from '../../studio/schemas/definition'
import { wholeDocuments } from '../content/testing/complete-site'
import { type Fields, isFields, type Place, placed, valueAt } from '../content/testing/places'
import { SiteData, settings } from '../content/testing/site-data'
import { eventNodes } from '../events/nodes'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from '../events/testing/sample'
import { SiteFiles } from '../page-plan/site-files'
import { pageShown, slicesShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))

/** Fields that change no byte of the public site, and why they are there. */
const withoutEffect: Readonly<Record<string, string>> = {
  'enquiry.to': 'whom the worker hands enquiries to; no page names it (worker/enquiries)',
  'mediaCorner.sections': 'guarded: the press server reads them, and no public file may name them',
  'mediaCornerSection.items': 'guarded',
  'mediaCornerSection.text': 'guarded',
  'mediaCornerSection.title': 'guarded',
  'mediaImage.title':
    'the name in the library; read out where a partner has no words (content/image-by-id.test.ts)',
  'menuItem.label': 'shown where there is no title (content/resolve-menus.test.ts)',
}

/** The only type whose fields are looked at, for who adds one; all where it is not set. */
const { ONLY_TYPE } = process.env
const isAsked = (name: string) => ONLY_TYPE === undefined || name.startsWith(`${ONLY_TYPE}.`)

const today = '2026-11-22'
const site = new SiteData(wholeDocuments, today)
const feed = sampleFeed(
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    sampleEvent(
      `abend-${number}`,
      [day(`2026-12-0${number}`, '20:00')],
      number % 2 ? {} : { facetIds: ['102', 'house'] },
    ),
  ),
)
site.setNodes(eventNodes({ feeds: sampleFeeds(feed), today, ownChannel, timeZone: zurich }))

const lists = ['/', '/teil/teasergrid', '/teil/roomfinder', '/teil/upcomingevents']
/** Where guests of a room or an activity are led. */
const offers = ['/schlicht/room', '/schlicht/activity']

/** What shows most of a document: its own page, the home page, lists of teasers and rooms, header, footer, sitemap, redirects. */
function shown(document: Fields): string {
  const node = site.set(document)
  const others = document._type === 'general' ? [...lists, ...offers] : lists
  const pages = site.pages().filter(({ owner, path }) => owner === node._id || others.includes(path))
  const files = [site.lines(), ...new SiteFiles(settings).content(site.given(), [])]
  return [...pages.map((page) => pageShown(site, page)), slicesShown(site), JSON.stringify(files)].join('\n')
}

interface Filled {
  /** `room.size` */
  name: string
  field: Field
  place: Place
}

/** Every field of the model that a value fills, however deep. */
function filledIn(type: SchemaType | undefined, value: unknown, place: Place): Filled[] {
  if (!type || !isFields(value)) return []
  const fields = type.type === 'array' ? [] : type.fields
  return fields.flatMap((field) => {
    const inner = value[field.name]
    if (inner === undefined) return []
    const at = [...place, field.name]
    const [only] = field.type === 'array' && field.of.length === 1 ? field.of : []
    const nested = Array.isArray(inner)
      ? inner.flatMap((item: unknown, index) => {
          const own =
            isFields(item) && typeof item._type === 'string' && item._type !== 'reference'
              ? item._type
              : only?.type
          return filledIn(
            schemaTypes.find(({ name }) => name === own),
            item,
            [...at, String(index)],
          )
        })
      : filledIn(
          schemaTypes.find(({ name }) => name === field.type),
          inner,
          at,
        )
    return [{ name: `${type.name}.${field.name}`, field, place: at }, ...nested]
  })
}

/** Other values that an editor could give a field; undefined takes it away. */
function others(field: Field, value: unknown): unknown[] {
  if (typeof value === 'boolean') return [undefined, !value]
  if (typeof value === 'number') return [undefined, value + 1]
  if (field.type === 'string' && field.options)
    return [undefined, ...field.options.list.map((choice) => choice.value)]
  if (field.type === 'datetime') return ['2026-06-01T00:00:00.000Z', '2190-01-01T00:00:00.000Z']
  if (typeof value === 'string') return [undefined, `${value}1`]
  return [undefined]
}

/** Whether any other value changes what is seen. */
const isSeen = ({ field, place }: Filled, document: Fields, before: string): boolean =>
  others(field, valueAt(document, place)).some((other) => shown(placed(document, place, other)) !== before)

/** The fields of the model that change something in one document at least. */
function seenFields(): Set<string> {
  const seen = new Set<string>()
  for (const document of wholeDocuments) {
    const before = shown(document)
    const type = schemaTypes.find(({ name }) => name === document._type)
    for (const filled of filledIn(type, document, []))
      if (isAsked(filled.name) && !seen.has(filled.name) && isSeen(filled, document, before))
        seen.add(filled.name)
    site.set(document)
  }
  return seen
}

describe('every field of the content model', () => {
  it('changes what visitors see, but for those that have a reason not to', () => {
    // React tells of the older form of `page-head.tsx`, where it is said why.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const seen = seenFields()
    expect(warn.mock.calls.filter(([text]) => !/outdated JSX transform/.test(text))).toEqual([])
    const all = schemaTypes.flatMap(({ name, ...type }) =>
      type.type === 'array' ? [] : type.fields.map((field) => `${name}.${field.name}`),
    )
    expect(all.filter((name) => isAsked(name) && !seen.has(name)).sort()).toEqual(
      Object.keys(withoutEffect).filter(isAsked).sort(),
    )
  }, 180_000)
})
