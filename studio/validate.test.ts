import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagePath } from '../site/addresses/page-path'
import { written } from '../site/addresses/testing/written'
import { languages, prefixes } from '../site/languages/locales'
import { completeDocuments } from './complete-documents'
import { checkFullPath } from './schemas/addresses'
import { validateDocument } from './validate'

const room = completeDocuments.room
const page = completeDocuments.page

/** What is found in a room with these fields changed: `field: reason`. */
function findIn(change: object, typeOf?: (id: string) => string | undefined): string[] {
  return validateDocument({ ...room, ...change }, typeOf).map(({ field, reason }) => `${field}: ${reason}`)
}

const withLink = (externalLink: string) => ({
  parts: [{ _key: 'a', _type: 'callToAction', links: [{ _key: 'b', isExternal: true, externalLink }] }],
})

describe('a stored document', () => {
  test('with everything optional missing fits', () => {
    const bare = {
      _id: 'room-x',
      _type: 'room',
      __i18n_lang: 'de',
      title: 'X',
      url: { fullPath: '/zimmer/x' },
    }
    expect(validateDocument(bare)).toEqual([])
  })

  test('names a missing title and a missing address', () => {
    expect(findIn({ title: undefined, url: undefined })).toEqual([
      'title: Title: is required',
      'url: Address: is required',
    ])
  })

  test('of an unknown type is named, an asset is left to the content service', () => {
    expect(validateDocument({ _id: 'x', _type: 'villa' })[0]?.reason).toBe(
      '"villa" is not a type of this site',
    )
    expect(validateDocument({ _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' })).toEqual([])
  })

  test('names fields that the model does not know, also deep inside', () => {
    expect(findIn({ stars: 5, seo: { keywords: 'berg' } })).toEqual([
      'seo.keywords: "keywords" is not a field of the content model',
      'stars: "stars" is not a field of the content model',
    ])
  })

  test.each([
    [{ size: 'gross' }, 'size: Size: must be a number'],
    [{ guests: 2.5 }, 'guests: Guests: must be a whole number, is 2.5'],
    [{ guests: 40 }, 'guests: Guests: must be at most 20, is 40'],
    [{ live: 'yes' }, 'live: Live: must be on or off'],
    [{ category: 'castle' }, 'category: Category: "castle" is not one of room, suite'],
    [{ title: 'x'.repeat(121) }, 'title: Title: must have at most 120 characters, has 121'],
    [{ facts: 'none' }, 'facts: Facts: must be a list'],
    [{ picture: 'arve.jpg' }, 'picture: Picture: must be an object'],
    [{ facts: [{ label: 'Bett', value: 'gross' }] }, 'facts[0]: Facts: the entry has no _key'],
    [
      { parts: [{ _key: 'a', _type: 'carousel' }] },
      'parts[_key=="a"]: Parts: an entry of type "carousel" may not stand here',
    ],
    [{ parts: [{ _key: 'a' }] }, 'parts[_key=="a"]: Parts: an entry without a type may not stand here'],
    [
      { picture: { ratio: 'wide' } },
      'picture.ratio: Ratio: "wide" is not default, square, panorama or width:height',
    ],
    [
      { picture: { crop: { top: 2 } } },
      'picture.crop: Picture: must have top, bottom, left, right, each from 0 to 1',
    ],
    [
      { picture: { asset: { _type: 'reference', _ref: 'image-abc-jpg' } } },
      'picture.asset: Picture: must be a reference of the form image-{id}-{w}x{h}-{format}',
    ],
  ])('with %j says why', (change, finding) => {
    expect(findIn(change)).toEqual([finding])
  })

  test('is held to the rules about two of its fields, too', () => {
    const [below, fits] = [
      { floor: 3, topFloor: 1 },
      { floor: 1, topFloor: 3 },
    ]
    expect(findIn(below)).toEqual(['topFloor: Up to floor: must not be below "Floor"'])
    expect(findIn(fits)).toEqual([])
    const [early, late] = ['2026-06-01T08:00:00Z', '2026-07-01T08:00:00Z']
    expect(findIn({ liveFrom: late, liveUntil: early })).toEqual([
      'liveUntil: Live until: must be after "Live from"',
    ])
    expect(findIn({ liveFrom: early, liveUntil: late })).toEqual([])
  })

  test('with a day that does not exist says so', () => {
    const found = validateDocument({ ...completeDocuments.package, validFrom: '2026-02-31' })
    expect(found.map(({ reason }) => reason)).toEqual(['Valid from: must be a date, written YYYY-MM-DD'])
  })

  test('with a menu that holds itself a hundred times is named once, not walked for ever', () => {
    const nest = (depth: number): object => ({
      _key: 'a',
      title: 'M',
      children: depth === 0 ? [] : [nest(depth - 1)],
    })
    const found = validateDocument({ ...completeDocuments.navigationMenu, items: [nest(300)] })
    expect(found).toHaveLength(1)
    expect(found[0]?.reason).toContain('is nested deeper than 100 levels')
  })
})

describe('paths', () => {
  const pathIn = (lang: string, fullPath: string) =>
    findIn({ _id: lang === 'de' ? 'room-x' : `room-x__i18n_${lang}`, __i18n_lang: lang, url: { fullPath } })

  test.each([
    ['de', '/zimmer/arve-2'],
    ['fr', '/fr/chambres/arolle'],
    ['en', '/en/rooms/pine'],
  ])('in %s may be %s', (lang, path) => {
    expect(pathIn(lang, path)).toEqual([])
  })

  test.each([
    ['de', '/zimmer/', 'must not end with a slash'],
    ['de', 'zimmer', 'may hold only'],
    ['de', '/Zimmer', 'may hold only'],
    ['de', '/zimmer/über', 'may hold only'],
    ['de', '/a//b', 'may hold only'],
    ['de', '/zim\u00admer\u200b', '"/zimmer" holds a mark that nobody sees'],
    ['de', '/../etc', 'may hold only'],
    ['de', '/a%2e%2e', 'may hold only'],
    ['de', '/fr/zimmer', 'those of the main language have no prefix'],
    ['fr', '/chambres', 'must begin with "/fr/"'],
    ['en', '/fr/chambres', 'must begin with "/en/"'],
    ['de', '/page-data/x', 'is used by the site itself'],
    ['fr', '/fr/static', 'is used by the site itself'],
    ['en', '/en', 'only the home page'],
    ['de', `/${'a'.repeat(300)}`, 'at most 200'],
  ])('in %s may not be %s', (lang, path, reason) => {
    expect(pathIn(lang, path)).toEqual([expect.stringContaining(reason)])
  })

  test('that the Studio takes are pages of the site as they are written', () => {
    const plain = fc.stringMatching(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/, { size: '-1' })
    fc.assert(
      fc.property(fc.oneof(plain, written), fc.constantFrom(...languages), (text, lang) => {
        const path = prefixes[lang] + text
        if (checkFullPath(path, { document: { _id: 'x', _type: 'page', __i18n_lang: lang } }) === true)
          expect(pagePath(path, lang)).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })

  test('of the home page are the bare prefixes', () => {
    expect(
      validateDocument({ ...page, _id: 'page-home__i18n_fr', __i18n_lang: 'fr', url: { fullPath: '/fr' } }),
    ).toEqual([])
  })
})

describe('links', () => {
  test.each([
    'https://a.example/x?y=1#z',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+41810000000',
    '/fr/evenements?month=12',
  ])('may lead to %s', (url) => {
    expect(findIn(withLink(url))).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    '//evil.example',
    'www.a.example',
    'https://',
    'https://verein.ch/programm\u200b',
    'tel:\u202a+41815550100\u202c',
    '/zim\u00admer',
  ])('may not lead to %j', (url) => {
    expect(findIn(withLink(url))).not.toEqual([])
  })

  test('in text are held to the same rule', () => {
    const body = [
      {
        _type: 'block',
        _key: 'a',
        markDefs: [{ _key: 'l', _type: 'link', externalLink: 'vbscript:x' }],
        children: [{ _type: 'span', _key: 's', text: 'x', marks: ['l', 'gone'] }],
      },
    ]
    expect(findIn({ parts: [{ _key: 'p', _type: 'textPart', body }] })).toEqual([
      'parts[_key=="p"].body[_key=="a"].markDefs[_key=="l"].externalLink: Address: "vbscript:x" is not an address that begins with http, https, mailto, tel',
      'parts[_key=="p"].body[_key=="a"].children[_key=="s"]: Text: unknown mark gone',
    ])
  })
})

describe('references', () => {
  const header = { ...completeDocuments.header, summerPageLink: { _type: 'reference', _ref: 'page-summer' } }

  test('are followed where the documents are known', () => {
    const types = new Map([['page-winter', 'room']])
    const found = validateDocument(header, (id) => types.get(id)).map(({ reason }) => reason)
    expect(found).toEqual([
      'Winter page: leads to "page-winter" of type room, allowed are page',
      'Summer page: leads to "page-summer", which does not exist',
    ])
  })

  test('must say that they are references', () => {
    const found = validateDocument({ ...header, winterPageLink: { _ref: 'page-winter' } })
    expect(found.map(({ reason }) => reason)).toEqual(['Winter page: must be a reference with a _ref'])
  })
})

describe('two fields that do not fit together', () => {
  const reasons = (document: { _id: string; _type: string; [field: string]: unknown }) =>
    validateDocument(document).map(({ field, reason }) => `${field}: ${reason}`)

  test('a season that ends before it begins is named', () => {
    const { prefooter } = completeDocuments
    const season = (from: string, to: string) => ({
      ...prefooter,
      openSeasons: [{ _key: 'a', season: 'winter', from, to }],
    })
    expect(reasons(season('2026-12-18', '2026-04-05'))).toEqual([
      'openSeasons[_key=="a"].to: To: must not be before "From"',
    ])
    expect(reasons(season('2026-12-18', '2027-04-05'))).toEqual([])
    expect(reasons(season('2026-12-18', '2026-12-18'))).toEqual([])
  })

  test('an offer whose last day of arrival is before its first is named', () => {
    const offer = { ...completeDocuments.package, validFrom: '2026-12-18' }
    expect(reasons({ ...offer, validTo: '2026-04-05' })).toEqual([
      'validTo: Valid to: must not be before "Valid from"',
    ])
    expect(reasons({ ...offer, validTo: '2026-12-18' })).toEqual([])
    expect(reasons({ ...offer, validFrom: undefined })).toEqual([])
  })

  test('two parts of one name are named, unless they show in different seasons', () => {
    const quote = (_key: string, more: object) => ({ _key, _type: 'quote', text: 'A', ...more })
    const withParts = (...parts: object[]) => reasons({ ...page, parts })
    const name = { sectionId: 'wellness' }
    expect(withParts(quote('a', name), quote('b', name))).toEqual([
      'parts: Parts: two parts have the section id "wellness"',
    ])
    expect(
      withParts(quote('a', { ...name, shownIn: 'summer' }), quote('b', { ...name, shownIn: 'winter' })),
    ).toEqual([])
  })
})
