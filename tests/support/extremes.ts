import { completeDocuments } from '../../studio/complete-documents'
import { validateDocument } from '../../studio/validate'

/** The kinds of documents that have pages of their own. */
export const extremeKinds = ['page', 'room', 'restaurant', 'package', 'activity'] as const
type Kind = (typeof extremeKinds)[number]
type Fields = Record<string, unknown> & { _id: string; _type: string }

const lengths = [2000, 600, 250, 160, 120, 80, 60]
/** Fields whose text is a choice, a name or an address, not words. */
const fixed =
  /^(?:_.*|category|season|difficulty|layout|tone|pictureSide|animatedPoster|provider|videoId|style|listItem|marks|currency|opens|closes|validFrom|validTo|liveFrom|liveUntil|background|pageBackgroundColor|bookingCode|sectionId|shownIn|ratio|url|externalLink)$/
const words = (length: number): string =>
  'Panoramabahnbergstation am Edelgrat, früh im September: '.repeat(40).slice(0, length).trim()

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Pictures and files of the demo hotel, as they are imported, in the place of assets that do not exist. */
function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (!isFields(value)) return value
  const { asset, ...rest } = value
  const others = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, withAssets(field)]))
  if (!isFields(asset)) return others
  const isFile = String(asset._ref).startsWith('file-')
  const file = isFile ? 'file@file://./files/edelgrat-haus.pdf' : 'image@file://./pictures/alpenglow.jpg'
  return { ...others, _sanityAsset: file }
}

/** The document with every text as long as the content model allows it. */
function stretched(document: Fields): Fields {
  const longest = structuredClone(document)
  const allowed = () => validateDocument(longest).length
  const before = allowed()
  const stretch = (owner: Record<string, unknown> | unknown[], name: string | number) => {
    const value: unknown = Reflect.get(owner, name)
    if (typeof value === 'string')
      for (const length of lengths) {
        Reflect.set(owner, name, words(length))
        if (allowed() <= before) return
        Reflect.set(owner, name, value)
      }
    else if (Array.isArray(value)) for (const index of value.keys()) stretch(value, index)
    else if (isFields(value))
      for (const field of Object.keys(value)) if (!fixed.test(field)) stretch(value, field)
  }
  for (const field of Object.keys(longest)) if (!fixed.test(field)) stretch(longest, field)
  return longest
}

export const extremePath = (how: 'empty' | 'full', kind: Kind): string => `/grenzfall/${how}-${kind}`

const common = (how: 'empty' | 'full', kind: Kind) => ({
  _id: `extreme-${how}-${kind}`,
  _type: kind,
  __i18n_lang: 'de',
  url: { _type: 'pageUrl', fullPath: extremePath(how, kind) },
})

function fullest(kind: Kind): unknown {
  const { isHome, layout, middleware, season, ...complete }: Record<string, unknown> = completeDocuments[kind]
  // Whatever the day of the test, all parts show.
  const parts = completeDocuments[kind].parts.map(({ shownIn, ...part }) =>
    part._type === 'quote' ? { ...part, background: 'Gold' } : part,
  )
  return withAssets(
    stretched({
      ...complete,
      parts,
      ...(kind === 'activity' ? { season } : {}),
      ...common('full', kind),
      seo: { noIndex: true },
    }),
  )
}

/** Only what a document must have; each part of the page with its kind and nothing more. */
const emptiest = (kind: Kind) => ({
  ...common('empty', kind),
  title: 'A',
  seo: { noIndex: true },
  parts: completeDocuments.page.parts.map(({ _key, _type }) => ({ _key, _type })),
})

/**
 * For each kind of page one document with every optional field missing and one with every field there and at its
 * longest. None of them is in the sitemap, and no page leads to them.
 */
export const extremeDocuments = (): object[] =>
  extremeKinds.flatMap((kind) => [emptiest(kind), fullest(kind)].filter(isFields))
