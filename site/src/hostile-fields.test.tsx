import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shapeDocument } from '../content/shape-document'
import { wholeDocuments } from '../content/testing/complete-site'
import { type Fields, type Place, placed, placeName, placesIn } from '../content/testing/places'
import { SiteData } from '../content/testing/site-data'
import { pageShown, slicesShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))

/** Values of the right kind for one field or another, as the border lets them through, and none at all. */
const values: readonly unknown[] = [
  undefined,
  '',
  ' ',
  'a\ud800\u0000</script>',
  '__proto__',
  '#',
  '2199-12-31',
  0,
  1,
  0.5,
  100_000,
  false,
  [],
  {},
]

const site = new SiteData(wholeDocuments, '2026-11-22')
const seen = new Set<string>()
/** Fields that were tried; in other places they go through the same components, or ones that are as plain. */
const known = new Set<string>()

/** Whether a field, by its own name and that of what holds it, comes for the first time. */
function isNew(place: Place): boolean {
  const field = place
    .filter((name) => !/^\d+$/.test(name))
    .slice(-2)
    .join('.')
  return known.size < known.add(field).size
}

/** What a component does with a document; nothing when its page was rendered already. */
function errorOf(document: Fields): string | undefined {
  const text = JSON.stringify(shapeDocument(document).document)
  if (seen.has(text)) return undefined
  seen.add(text)
  const { _id } = site.set(document)
  const own = site.pages().filter(({ owner }) => owner === _id)
  try {
    for (const page of own) pageShown(site, page)
    if (own.length === 0) slicesShown(site)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a component', () => {
  // React tells of the older form of `page-head.tsx`, where it is said why, and of keys that editors gave twice.
  beforeAll(() => {
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined)
  })
  afterAll(() => vi.restoreAllMocks())

  it.each(wholeDocuments.map((document) => [document]))(
    'renders whatever passes the border, in any field: $_id',
    (document) => {
      const wrong = placesIn(document).flatMap((place) =>
        place[0] === '_id' || place[0] === '_type' || !isNew(place)
          ? []
          : values.flatMap((value, index) => {
              const error = errorOf(placed(document, place, value))
              return error === undefined ? [] : [`${placeName(place)}, value ${index}: ${error}`]
            }),
      )
      site.set(document)
      expect(wrong).toEqual([])
    },
  )
})
