import { describe, expect, it } from 'vitest'
import { foldedPath } from '../../../site/addresses/address-form'
import { fault } from '../../../site/border/problem'
import { readPage } from '../../made/html'
import { fileOfPage } from '../../made/page-paths'
import { unpublishedId } from '../../made/unpublished-id'
import { unfilled } from '../../operations/testing/unfilled'
import { LinkIndex } from '../pages/link-index'
import { linkReader } from '../pages/link-target'
import type { Entry } from '../release/entry'
import { whyPinned } from '../release/release'
import { defaultRules, judge } from './gate'
import type { GateInput } from './gate-types'

interface Source {
  unmade?: string
  links?: string[]
  alternates?: Record<string, string>
  noIndex?: boolean
  owner?: string
}

const siteUrl = 'https://hotel.test'
const readLink = linkReader(siteUrl)

const htmlOf = ({ links = [], alternates = {}, noIndex = false, unmade }: Source): string =>
  Object.entries(alternates)
    .map(([language, href]) => `<link rel="alternate" hrefLang="${language}" href="${siteUrl}${href}">`)
    .concat(links.map((href) => `<a class="x" href="${href}">x</a>`))
    .concat(noIndex ? ['<meta name="robots" content="noindex"/>'] : [])
    .concat(unmade === undefined ? [] : `<body data-unmade="${unmade}"></body>`)
    .join('')

const entryOf = (page: string, owner: string | undefined): Entry => ({
  sha256: page,
  size: 1,
  type: 'text/html',
  cache: 'page',
  encodings: [],
  owner: owner ?? `doc ${page}`,
})

/** A site and what it is to become: `null` removes a page. */
function release(
  before: Record<string, Source>,
  after: Record<string, Source | null>,
  more: Partial<GateInput> = {},
  overridden = false,
) {
  const live = new Map(
    Object.entries(before).map(([page, source]) => [fileOfPage(page), entryOf(page, source.owner)]),
  )
  const candidate = new Map(
    Object.entries(after).map(([page, source]) => [fileOfPage(page), source && entryOf(page, source.owner)]),
  )
  const index = new LinkIndex(readLink)
  for (const [page, source] of Object.entries(before)) index.set(page, readPage(htmlOf(source)))
  const facts = new Map(
    Object.entries(after).flatMap(([page, source]) =>
      source ? [[fileOfPage(page), readPage(htmlOf(source))]] : [],
    ),
  )
  const input: GateInput = {
    live,
    pageCount: live.size,
    candidate,
    factsOf: (file) => facts.get(file),
    liveFactsOf: (page) => index.factsOf(page),
    inbound: (page) => index.inbound(page),
    lookalikes: (page) =>
      new Set(Object.keys(before).filter((other) => foldedPath(other) === foldedPath(page))),
    unpublished: new Map(),
    pinned: () => undefined,
    history: { ownerOfFormer: () => undefined, pagesOf: () => new Set(), editors: new Map() },
    editorsAfter: new Map(),
    readLink,
    rules: { ...defaultRules, siteUrl },
    ...more,
  }
  const verdict = judge(input, overridden)
  const faults = [...verdict.problems, ...verdict.heldPages.values(), ...verdict.heldFiles.values()]
  expect(faults.flatMap(unfilled), 'every objection can be said in German').toEqual([])
  return verdict
}

const hotel: Record<string, Source> = {
  '/': {},
  '/a': {},
  '/b': {},
  '/c': {},
  '/d': {},
  '/e': {},
  '/f': {},
  '/g': {},
  '/h': {},
  '/i': {},
}

describe('the gate', () => {
  it('refuses a release that loses more than 30 % of the pages, and names one of them (1)', () => {
    const gone = { '/a': null, '/b': null, '/c': null, '/d': null }
    expect(release(hotel, gone).refused).toMatchObject({
      documentId: 'doc /a',
      reason: expect.stringContaining('4 of 10 pages (40 %'),
    })
    expect(release(hotel, { '/a': null, '/b': null, '/c': null }).refused).toBeUndefined()
    expect(release(hotel, { ...gone, '/new': {} }).refused).toBeUndefined()
  })

  it('lets go what an operator let go, however much it is (1)', () => {
    const gone = { '/a': null, '/b': null, '/c': null, '/d': null }
    const mayGo = (owner: string) => owner !== 'doc /d'
    expect(release(hotel, gone, { mayGo }).refused).toBeUndefined()
  })

  it('keeps the earlier version of a page with a dead link (2)', () => {
    const verdict = release(hotel, {
      '/a': { links: ['/nowhere', '/b?x#y', 'https://hotel.test/c/'] },
      '/b': {},
    })
    expect([...verdict.heldPages.keys()]).toEqual(['/a'])
    expect(verdict.problems).toMatchObject([
      { documentId: 'doc /a', field: 'links', reason: expect.stringContaining('/nowhere') },
    ])
  })

  it('keeps a removed page while another one links to it (2)', () => {
    const verdict = release({ ...hotel, '/': { links: ['/a'] } }, { '/a': null })
    expect([...verdict.heldPages.keys()]).toEqual(['/a'])
    expect(verdict.problems[0]?.documentId).toBe('doc /')
    expect(release({ ...hotel, '/': { links: ['/a'] } }, { '/a': null, '/': {} }).heldPages.size).toBe(0)
  })

  it('takes a page that is guarded now away, whoever links to it (2)', () => {
    const before = { ...hotel, '/': { links: ['/a'] } }
    const guarded = (owner: string) => owner === 'doc /a'
    expect(release(before, { '/a': null }, { guarded }).heldPages.size).toBe(0)
    const linking = { '/a': null, '/b': { links: ['/a'] } }
    expect([...release(before, linking, { guarded }).heldPages.keys()]).toEqual(['/b'])
  })

  it('takes a page that is guarded now away while the whole site is pinned, and nothing else (7)', () => {
    const guarded = (owner: string) => owner === 'doc /a'
    const pinned = () => fault('gate.pinned-site', 'pinned', { release: '00000001' })
    const verdict = release(hotel, { '/a': {}, '/b': {} }, { guarded, pinned })
    expect([...verdict.heldPages.keys()]).toEqual(['/b'])
  })

  it('keeps a removed page once for all the pages that link to it, and these go live (2)', () => {
    const verdict = release(hotel, { '/a': null, '/b': { links: ['/a'] }, '/c': { links: ['/a'] } })
    expect([...verdict.heldPages.keys()]).toEqual(['/a'])
    expect(verdict.problems.map(({ documentId }) => documentId)).toEqual(['doc /b', 'doc /c'])
  })

  it('holds a new page with a dead link back, but not where live pages link to it (2)', () => {
    expect([...release(hotel, { '/new': { links: ['/nowhere'] } }).heldPages.keys()]).toEqual(['/new'])
    const needed = release(hotel, { '/new': { links: ['/nowhere'] }, '/': { links: ['/new'] } })
    expect(needed.heldPages.size).toBe(0)
    expect(needed.problems).toHaveLength(1)
  })

  it('takes a link to a page that moved for alive, for it is redirected (2)', () => {
    const before = { ...hotel, '/': { links: ['/a'] }, '/a': { owner: 'room' } }
    const history = { ownerOfFormer: () => undefined, pagesOf: () => new Set(['/a']), editors: new Map() }
    expect(release(before, { '/a': null, '/z': { owner: 'room' } }, { history }).heldPages.size).toBe(0)
  })

  it('takes a link to what this release redirects for alive, and one to what it redirects no more for broken (2)', () => {
    const before = { ...hotel, '/': { links: ['/a'] } }
    const editors = new Map([['/a', '/b']])
    const history = { ownerOfFormer: () => undefined, pagesOf: () => new Set<string>(), editors }
    expect(release(before, { '/a': null }, { editorsAfter: editors }).heldPages.size).toBe(0)
    const linking = { '/c': { links: ['/b', '/old'] } }
    const old = new Map([['/old', '/b']])
    const both = { history: { ...history, editors: old }, editorsAfter: old }
    expect(release(hotel, linking, both).heldPages.size).toBe(0)
    const ended = release(hotel, linking, { ...both, editorsAfter: new Map() })
    expect([...ended.heldPages.keys()]).toEqual(['/c'])
  })

  it('keeps a page that names a translation which does not name it (3)', () => {
    const both = { de: '/a', fr: '/fr/a' }
    const one = release({ ...hotel, '/fr/a': {} }, { '/a': { alternates: both } })
    expect([...one.heldPages.keys()]).toEqual(['/a'])
    expect(one.problems).toMatchObject([{ documentId: 'doc /a', field: 'hreflang' }])
    const two = release(
      { ...hotel, '/fr/a': {} },
      { '/a': { alternates: both }, '/fr/a': { alternates: both } },
    )
    expect(two.heldPages.size).toBe(0)
  })

  describe('refuses only what a release makes worse (fault 53)', () => {
    const three = { de: '/a', fr: '/fr/a', en: '/en/a' }
    const group = {
      ...hotel,
      '/a': { alternates: three },
      '/fr/a': { alternates: three },
      '/en/a': { alternates: three },
    }
    const two = { de: '/a', en: '/en/a' }

    it('lets a page in one language leave the search engines, with its translations and without them', () => {
      const gone = { '/fr/a': { noIndex: true } }
      const together = release(group, { ...gone, '/a': { alternates: two }, '/en/a': { alternates: two } })
      expect([together.heldPages.size, together.problems]).toEqual([0, []])
      const alone = release(group, gone)
      expect([alone.heldPages.size, alone.problems]).toEqual([0, []])
      const oneHeld = release(group, {
        ...gone,
        '/a': { alternates: two, links: ['/nowhere'] },
        '/en/a': { alternates: two },
      })
      expect([...oneHeld.heldPages.keys()]).toEqual(['/a'])
    })

    it('lets it come back', () => {
      const before = {
        ...group,
        '/a': { alternates: two },
        '/fr/a': { noIndex: true },
        '/en/a': { alternates: two },
      }
      const back = { alternates: three }
      expect(release(before, { '/a': back, '/fr/a': back, '/en/a': back }).heldPages.size).toBe(0)
    })

    it('lets a page go to which only a held page links that would not link there any more', () => {
      const before = { ...hotel, '/b': { links: ['/a'] } }
      const verdict = release(before, { '/a': null, '/b': { links: ['/nowhere'] } })
      expect([...verdict.heldPages.keys()]).toEqual(['/b'])
      expect(verdict.problems).toMatchObject([{ documentId: 'doc /b', facts: { target: '/nowhere' } }])
      const still = release(before, { '/a': null, '/b': { links: ['/nowhere', '/a'] } })
      expect([...still.heldPages.keys()].sort()).toEqual(['/a', '/b'])
    })

    it('lets a translation go that only a held page still names', () => {
      const verdict = release(group, {
        '/en/a': null,
        '/a': { alternates: { de: '/a', fr: '/fr/a' } },
        '/fr/a': { alternates: { de: '/a', fr: '/fr/a' }, links: ['/nowhere'] },
      })
      expect([...verdict.heldPages.keys()]).toEqual(['/fr/a'])
    })

    it('lets a page name a translation whose held version names it', () => {
      const before = { ...hotel, '/fr/a': {}, '/en/a': {} }
      const verdict = release(before, {
        '/a': { alternates: three },
        '/fr/a': { alternates: three, links: ['/nowhere'] },
        '/en/a': { alternates: three },
      })
      expect([...verdict.heldPages.keys()]).toEqual(['/fr/a'])
    })

    it('lets a page change whose dead link is live already, and tells it again', () => {
      const before = { ...hotel, '/a': { links: ['/nowhere'] } }
      const verdict = release(before, { '/a': { links: ['/nowhere', '/b'] } })
      expect(verdict.heldPages.size).toBe(0)
      expect(verdict.problems).toMatchObject([{ documentId: 'doc /a', facts: { outcome: 'live' } }])
      expect([...release(before, { '/a': { links: ['/nowhere', '/neither'] } }).heldPages.keys()]).toEqual([
        '/a',
      ])
    })

    it('lets a page change whose translation has not answered since before', () => {
      const before = { ...hotel, '/a': { alternates: three }, '/fr/a': {}, '/en/a': { alternates: three } }
      expect(release(before, { '/a': { alternates: three, links: ['/b'] } }).heldPages.size).toBe(0)
    })
  })

  it('keeps a page where it is while the page that it moves to is held back (2)', () => {
    const before = { ...hotel, '/a': { owner: 'room' } }
    const moved = { '/a': null, '/new': { owner: 'room', links: ['/nowhere'] } }
    expect([...release(before, moved).heldPages.keys()].sort()).toEqual(['/a', '/new'])
    const replaced = { ...moved, '/a': { owner: 'other' } }
    expect([...release(before, replaced).heldPages.keys()].sort()).toEqual(['/a', '/new'])
    const elsewhere = { '/a': null, '/fr/new': { owner: 'room', links: ['/nowhere'] } }
    expect([...release(before, elsewhere).heldPages.keys()]).toEqual(['/fr/new'])
    const swapped = { '/a': { owner: 'other' }, '/b': { owner: 'room', links: ['/nowhere'] } }
    const both = { ...before, '/b': { owner: 'other' } }
    expect([...release(both, swapped).heldPages.keys()].sort()).toEqual(['/a', '/b'])
  })

  it('leaves the path to the older page where two could be mistaken for each other (4)', () => {
    for (const twin of ['/A', '/a%20b', '/zimmer-fu\u0308r']) {
      const verdict = release({ ...hotel, '/a b': {}, '/zimmer-für': {} }, { [twin]: {} })
      expect([...verdict.heldPages.keys()]).toEqual([twin])
      expect(verdict.problems[0]?.field).toBe('url.fullPath')
    }
  })

  it('never lets a draft or a release version through, not even for an operator (5)', () => {
    const byOwner = release(hotel, { '/a': { owner: 'drafts.room' } })
    expect([...byOwner.heldPages.keys()]).toEqual(['/a'])
    const unpublished = new Map([['b/index.html', 'versions.r1.room']])
    expect(release(hotel, { '/b': {} }, { unpublished }).problems).toMatchObject([
      { documentId: 'versions.r1.room' },
    ])
    expect(unpublishedId('{"a":{"_id" : "drafts.room-arven"}}')).toBe('drafts.room-arven')
    expect(unpublishedId('{"text":"drafts. are papers"}')).toBeUndefined()
  })

  it('leaves a pinned page as it is (7)', () => {
    const pins = { site: null, pages: { '/a': '00000007' } }
    const pinned = (page: string | undefined) => whyPinned(pins, page)
    const { heldPages } = release(hotel, { '/a': {}, '/b': {} }, { pinned })
    expect([...heldPages.keys()]).toEqual(['/a'])
    expect(heldPages.get('/a')).toMatchObject({ code: 'gate.pinned-page' })
  })

  it('keeps the earlier version of a page that could not be made, and keeps a new one away (8)', () => {
    const verdict = release(hotel, {
      '/a': { unmade: 'no &quot;price&quot;' },
      '/b': {},
      '/new': { unmade: 'x' },
    })
    expect([...verdict.heldPages.keys()]).toEqual(['/a', '/new'])
    expect(verdict.problems).toMatchObject([
      { documentId: 'doc /a', code: 'gate.unmade', facts: { reason: 'no "price"', outcome: 'earlier' } },
      { documentId: 'doc /new', code: 'gate.unmade', facts: { outcome: 'not-yet' } },
    ])
  })

  it('lets a list and translations go live that show a new page which could not be made, and tells it (8)', () => {
    const both = { de: '/new', fr: '/fr/new' }
    const verdict = release(hotel, {
      '/a': { links: ['/b', '/new'] },
      '/new': { unmade: 'x' },
      '/fr/new': { alternates: both },
    })
    expect([...verdict.heldPages.keys()]).toEqual(['/new'])
    expect(verdict.problems).toMatchObject([
      { documentId: 'doc /new', code: 'gate.unmade' },
      { documentId: 'doc /a', code: 'gate.dead-link', facts: { target: '/new', outcome: 'live' } },
      { documentId: 'doc /fr/new', code: 'gate.translation-missing', facts: { outcome: 'live' } },
    ])
  })

  it('keeps unmade pages away from the very first release, and from an operator who overrides (8)', () => {
    expect([...release({}, { '/': {}, '/a': { unmade: 'x' } }).heldPages.keys()]).toEqual(['/a'])
    expect([...release(hotel, { '/a': { unmade: 'x' } }, {}, true).heldPages.keys()]).toEqual(['/a'])
  })

  it('only tells of dead links on the very first release', () => {
    const verdict = release({}, { '/': { links: ['/nowhere'] } })
    expect(verdict.heldPages.size).toBe(0)
    expect(verdict.problems).toHaveLength(1)
  })
})
