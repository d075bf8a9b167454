import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type LeftOut, shapeDocument } from './shape-document'
import { wholeDocuments } from './testing/complete-site'
import { type Fields, isFields, type Place, placed, placeName, placesIn, valueAt } from './testing/places'
import { SiteData } from './testing/site-data'

const deep = (levels: number): unknown => {
  let value: unknown = 'tief'
  for (let level = 0; level < levels; level += 1) value = { children: [value], items: [value] }
  return value
}

/** Values of every kind, for fields of all the other kinds. */
const kinds: readonly unknown[] = [
  'wort',
  7,
  1.5,
  true,
  ['wort'],
  { fremd: 'wort' },
  [{ _type: 'fremd', _key: 'a' }],
  null,
  [null, [], {}],
]
/** Values of the right kind, too, that nobody means well with. */
const values: readonly unknown[] = [
  ...kinds,
  ...[-1, 0, 1e300, 2 ** 31, 8.64e15],
  ...[
    '',
    ' ',
    '\ud800',
    'a\u0000b\u0085',
    '\u202e\u2066\u2069',
    '</script>\u2028',
    '__proto__',
    'x'.repeat(100_000),
  ],
  ...['https://', 'https://a:80000', 'http://[', '//', 'javascript:alert(1)', '#', '%'],
  ...['9999-12-31', '0000-00-00', '+275760-09-13T00:00:00Z', '2027-02-31'],
  ...[`image-abc-${'9'.repeat(400)}x1-jpg`, 'image-0123abcd-0x0-jpg', 'file--'],
  deep(5_000),
]

const identity = new Set(['_id', '_type', '_rev'])
const today = '2026-11-22'

const isPart = /^\/teil\//
/** Places of the schema's fields, nested ones included; of a page that is there for one part, those of the part. */
function triedPlaces(document: Fields): Place[] {
  const isPartPage = isPart.test(String(valueAt(document, ['url', 'fullPath'])))
  return placesIn(document).filter((place) =>
    isPartPage ? place[0] === 'parts' : place.length > 1 || !identity.has(place[0] ?? ''),
  )
}

/** Whether a value came through: as it was, or as a group with what the model knows of it. */
const isKept = (given: unknown, kept: unknown): boolean =>
  given === null ||
  isDeepStrictEqual(given, kept) ||
  (isFields(given) && isFields(kept)) ||
  (Array.isArray(given) && Array.isArray(kept) && given.length === kept.length)

describe('a document with a hostile value', () => {
  const site = new SiteData(wholeDocuments, today)
  /** Fields that had every value; where they come again in another place, the kinds are tried. */
  const known = new Set<string>()
  const home = site.pages().find(({ path }) => path === '/')

  /** Shapes that were looked at already: most wrong values are left out, and what remains is the same. */
  const seen = new Set<string>()

  const toldOf = (id: string): string[] =>
    site.problems().flatMap(({ documentId, field }) => (documentId === id ? [field] : []))

  /** Puts a document, and asks its pages, or else home page, header and footer. */
  function errorsOf(document: Fields, leftOut: readonly LeftOut[]): string[] {
    const node = site.set(document)
    const own = site.pages().filter(({ owner }) => owner === node._id)
    const shown = home && own.length === 0 ? [home] : own
    const answers = [
      ...shown.map((page) => site.page(page)),
      ...(own.length === 0 ? [site.slices('de')] : []),
    ]
    const told = new Set(toldOf(node._id))
    const untold = leftOut
      .filter(({ field }) => !told.has(field))
      .map(({ field }) => `${field} is no problem of the site`)
    return [...answers.flatMap(({ errors }) => errors), ...untold]
  }

  /** What goes wrong with a value in a place of a document. */
  function faultsOf(document: Fields, place: Place, value: unknown): string[] {
    const shaped = shapeDocument(document)
    const name = placeName(place)
    const isNamed = (field: string) => field.startsWith(name) || name.startsWith(field)
    const isTold = () =>
      shaped.leftOut.some(({ field }) => isNamed(field)) || toldOf(site.set(document)._id).some(isNamed)
    const isLost = !isKept(value, valueAt(shaped.document, place))
    const unsaid = isLost && !isTold() ? ['left out without a word'] : []
    const text = JSON.stringify(shaped.document)
    if (seen.has(text)) return unsaid
    seen.add(text)
    return [...unsaid, ...errorsOf(document, shaped.leftOut)]
  }

  it.each(wholeDocuments.map((document) => [document]))(
    'in any field makes its page, header and footer, and is named: $_id',
    (document) => {
      const wrong: string[] = []
      for (const place of triedPlaces(document)) {
        const field = place
          .filter((name) => !/^\d+$/.test(name))
          .slice(-2)
          .join('.')
        const tried = known.has(field) ? kinds : values
        known.add(field)
        for (const [index, value] of tried.entries())
          for (const fault of faultsOf(placed(document, place, value), place, value))
            wrong.push(`${placeName(place)}, value ${index}: ${fault}`)
      }
      site.set(document)
      expect(wrong).toEqual([])
    },
  )

  it('leaves nothing behind when it is mended: the site is the same as one that never had it', () => {
    const fresh = new SiteData(wholeDocuments, today)
    expect(site.pages()).toEqual(fresh.pages())
    for (const page of fresh.pages()) expect(site.page(page)).toEqual(fresh.page(page))
    expect(site.problems()).toEqual(fresh.problems())
  })
})
