import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holderDifference } from '../addresses/path-holders'
import type { Claimant } from './claimant'
import { allClaimants, documentClaimant, ownClaimants } from './claimants'
import { ContentIndex } from './content-index'
import { namedClaimant } from './named-claimants'
import type { ContentNode } from './raw'

interface Given {
  id: string
  type?: string
  path?: string
  language?: string
  title?: string
  live?: boolean
  liveFrom?: string
  liveUntil?: string
  createdAt?: string
  middleware?: string
}

function page({
  id,
  type = 'page',
  path = `/${id}`,
  language = 'de',
  title = id,
  live = true,
  liveFrom,
  liveUntil,
  createdAt = '2026-01-01',
  middleware,
}: Given): ContentNode {
  return {
    id: `node-${id}`,
    _id: id,
    _type: type,
    _createdAt: createdAt,
    _updatedAt: '2026-05-01T00:00:00Z',
    __i18n_lang: language,
    title,
    live,
    liveFrom,
    liveUntil,
    middleware,
    url: { fullPath: path },
    internal: { type: 'SanityPage', contentDigest: '' },
  }
}

const changesOf = (...pages: Given[]): Map<string, Claimant | undefined> =>
  new Map(pages.map((given) => [given.id, documentClaimant(page(given))]))

const removalOf = (...ids: string[]): Map<string, Claimant | undefined> =>
  new Map(ids.map((id) => [id, undefined]))

const ownersOf = (index: ContentIndex): Record<string, string> =>
  Object.fromEntries([...index.pages()].map((each) => [each.path, each.owner]))

/** The record of a site that is live as the index plans it. */
const holdersOf = (index: ContentIndex) => new Map(Object.entries(ownersOf(index)))

const codesOf = (delta: { problems: readonly { code: string }[] }) => delta.problems.map(({ code }) => code)

const pathsOf = (index: ContentIndex): string[] => [...index.pages()].map((each) => each.path).sort()

const whole = (index: ContentIndex) => ({
  pages: [...index.pages()].map((each) => JSON.stringify(each)).sort(),
  nodes: [...index.nodes()].map((each) => JSON.stringify(each)).sort(),
  lines: [...index.lines()].map((each) => JSON.stringify(each)).sort(),
  searched: [...index.searched()].map((each) => JSON.stringify(each)).sort(),
  problems: [...index.problems()].map((each) => JSON.stringify(each)).sort(),
})

describe('the index of the content', () => {
  it('gives a page, a sitemap entry and a teaser for a live document', () => {
    const delta = new ContentIndex().apply(changesOf({ id: 'room' }))
    expect(delta.createPages.map((each) => each.path)).toEqual(['/room'])
    expect(delta.setNodes.map((node) => node.id)).toEqual(['sitemap-room', 'teaser-room', 'page-name-/room'])
    expect(delta.setLines).toEqual([
      { path: '/room', language: 'de', group: 'room', lastModified: '2026-05-01' },
    ])
  })

  it('touches nothing for a document that is given again as it was', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'room' }))
    const again = index.apply(changesOf({ id: 'room' }))
    expect(again).toEqual({
      setNodes: [],
      removeNodes: [],
      createPages: [],
      removePages: [],
      setLines: [],
      removeLines: [],
      setSearched: [],
      removeSearched: [],
      problems: [],
    })
  })

  it('moves a page: the new path is created, the old one removed', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'room', path: '/old' }))
    const delta = index.apply(changesOf({ id: 'room', path: '/new' }))
    expect(delta.createPages.map((each) => each.path)).toEqual(['/new'])
    expect(delta.removePages.map((each) => each.path)).toEqual(['/old'])
  })

  it('keeps a path with the older document and names the younger one', () => {
    const index = new ContentIndex()
    const delta = index.apply(
      changesOf(
        { id: 'young', path: '/x', createdAt: '2026-02-01' },
        { id: 'old', path: '/X/'.slice(0, 2), createdAt: '2026-01-01' },
      ),
    )
    expect([...index.pages()].map((each) => each.owner)).toEqual(['old'])
    expect(delta.problems).toEqual([
      {
        documentId: 'young',
        field: 'url.fullPath',
        code: 'address.taken',
        facts: { path: '/x', document: 'old' },
        reason: expect.stringContaining('belongs to old'),
      },
    ])
  })

  it('leaves a live path with its holder when an older document comes to take it, and tells that one (fault 51)', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'young', path: '/x', createdAt: '2026-02-01' }))
    const delta = index.apply(
      changesOf({ id: 'old', path: '/x', createdAt: '2026-01-01' }),
      new Map([['/x', 'young']]),
    )
    expect(ownersOf(index)).toEqual({ '/x': 'young' })
    expect(delta.problems).toMatchObject([
      { documentId: 'old', code: 'address.taken', facts: { path: '/x', document: 'young' } },
    ])
    expect([...delta.createPages, ...delta.removePages, ...delta.setNodes, ...delta.removeNodes]).toEqual([])
  })

  it.each([
    ['another page has', '/x', 'address.taken'],
    ['the site itself has', '/events', 'address.reserved'],
    ['no page can have', '/a b', 'address.character'],
    ['is none', '', 'address.missing'],
  ])('keeps a page where it is when it asks for a path that %s (%s)', (_what, path, code) => {
    const index = new ContentIndex()
    const holders = new Map([
      ['/x', 'other'],
      ['/y', 'room'],
    ])
    index.apply(changesOf({ id: 'other', path: '/x' }, { id: 'room', path: '/y' }), holders)
    const delta = index.apply(changesOf({ id: 'room', path, title: 'Neu', createdAt: '2025-01-01' }))
    expect(ownersOf(index)).toEqual({ '/x': 'other', '/y': 'room' })
    expect(delta.setNodes).toContainEqual(
      expect.objectContaining({
        id: 'sitemap-room',
        fields: expect.objectContaining({ path: '/y', title: 'Neu' }),
      }),
    )
    expect(codesOf(delta)).toEqual([code, 'address.stays'])
  })

  it('gives a page the path that it asked for as soon as the holder leaves it', () => {
    const index = new ContentIndex()
    const holders = new Map([
      ['/x', 'other'],
      ['/y', 'room'],
    ])
    index.apply(changesOf({ id: 'other', path: '/x' }, { id: 'room', path: '/x' }), holders)
    expect(ownersOf(index)).toEqual({ '/x': 'other', '/y': 'room' })
    const delta = index.apply(changesOf({ id: 'other', path: '/z' }))
    expect(ownersOf(index)).toEqual({ '/x': 'room', '/z': 'other' })
    expect(delta.removePages.map((each) => each.path)).toEqual(['/y'])
  })

  it('lets a whole chain move up, and all of it stay where its end is taken', () => {
    const holders = new Map([
      ['/1', 'a'],
      ['/2', 'b'],
      ['/3', 'c'],
      ['/4', 'd'],
    ])
    const moving = [
      { id: 'a', path: '/2' },
      { id: 'b', path: '/3' },
      { id: 'c', path: '/4' },
      { id: 'new', path: '/1', createdAt: '2020-01-01' },
    ]
    const stuck = new ContentIndex()
    stuck.apply(changesOf(...moving, { id: 'd', path: '/4' }), holders)
    expect(ownersOf(stuck)).toEqual({ '/1': 'a', '/2': 'b', '/3': 'c', '/4': 'd' })
    stuck.apply(removalOf('d'))
    expect(ownersOf(stuck)).toEqual({ '/1': 'new', '/2': 'a', '/3': 'b', '/4': 'c' })
  })

  it('lets two live pages swap their paths, whoever is older', () => {
    const index = new ContentIndex()
    const holders = new Map([
      ['/one', 'a'],
      ['/two', 'b'],
    ])
    index.apply(
      changesOf({ id: 'a', path: '/two' }, { id: 'b', path: '/one', createdAt: '2027-01-01' }),
      holders,
    )
    expect(ownersOf(index)).toEqual({ '/one': 'b', '/two': 'a' })
  })

  it('takes no page away from another by what is recorded: every page of a plan is where it was when documents come', () => {
    const document = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      path: fc.constantFrom('/one', '/two', '/three', '/ONE'),
      createdAt: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
    })
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 6 }),
        fc.array(document, { maxLength: 3 }),
        (first, then) => {
          const index = new ContentIndex()
          index.apply(changesOf(...first))
          const before = holdersOf(index)
          const edited = new Set<string>(then.map(({ id }) => id))
          index.apply(changesOf(...then), before)
          const after = ownersOf(index)
          for (const [path, id] of before) if (!edited.has(id)) expect(after[path]).toBe(id)
          for (const id of edited)
            if ([...before.values()].includes(id)) expect(Object.values(after)).toContain(id)
          // What is live by this plan, taken as the record, gives this plan.
          const again = new ContentIndex()
          again.apply(changesOf(...first, ...then), new Map(Object.entries(after)))
          expect(ownersOf(again)).toEqual(after)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('hands a path over when the document that had it goes', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'old', path: '/x' }, { id: 'young', path: '/x', createdAt: '2026-02-01' }))
    const delta = index.apply(removalOf('old'))
    expect(delta.createPages.map((each) => each.owner)).toEqual(['young'])
    expect(delta.removePages).toEqual([])
  })

  it('lets two documents swap their paths in one step', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'a', path: '/one' }, { id: 'b', path: '/two' }))
    const delta = index.apply(changesOf({ id: 'a', path: '/two' }, { id: 'b', path: '/one' }))
    expect(delta.removePages).toEqual([])
    expect(delta.createPages.map((each) => [each.path, each.owner]).sort()).toEqual([
      ['/one', 'b'],
      ['/two', 'a'],
    ])
  })

  it('never gives a path of the site itself to a document', () => {
    const index = new ContentIndex()
    index.apply(new Map(ownClaimants().map((claimant) => [claimant.id, claimant])))
    const before = pathsOf(index)
    const delta = index.apply(changesOf({ id: 'thief', path: '/media-corner', createdAt: '1970-01-01' }))
    expect(pathsOf(index)).toEqual(before)
    expect(delta.problems).toMatchObject([{ code: 'address.reserved', facts: { path: '/media-corner' } }])
  })

  it('never takes a document for a page of the site that has the same id', () => {
    const index = new ContentIndex()
    index.apply(allClaimants([]))
    const before = pathsOf(index)
    const ids = ['not-found-de', 'media-corner-fr']
    index.apply(changesOf(...ids.map((id) => ({ id }))))
    expect(pathsOf(index)).toEqual([...before, ...ids.map((id) => `/${id}`)].sort())
    index.apply(removalOf(...ids))
    expect(pathsOf(index)).toEqual(before)
  })

  it.each([
    ['auth', ['/gate/pages/plans', '/plans'], []],
    ['vip', ['/plans'], ['document.guard']],
  ])(
    'gives nothing of a page that is guarded by "%s" to what everybody can read',
    (middleware, paths, codes) => {
      const index = new ContentIndex()
      const open: Given = { id: 'plans', title: 'Pläne' }
      index.apply(changesOf(open))
      const delta = index.apply(changesOf({ ...open, middleware }))
      expect(codesOf(delta)).toEqual(codes)
      expect(pathsOf(index)).toEqual(paths)
      const screen = [...index.pages()].find(({ path }) => path === '/plans')
      expect([screen?.template, screen?.context]).toEqual([
        'media-corner',
        { middleware: 'auth', opens: '/gate/pages/plans' },
      ])
      const readByAll = [...index.nodes()].filter(({ type }) => type !== 'GuardedPage')
      expect([...index.lines()]).toEqual([])
      expect([...index.searched()]).toEqual([])
      expect(JSON.stringify([...readByAll, ...index.lines(), ...index.pages()])).not.toContain('Pläne')
      expect(delta.problems.map(({ documentId, field }) => [documentId, field])).toEqual(
        codes.map(() => ['plans', 'middleware']),
      )
    },
  )

  it('lets visitors find what is live, and nothing that its editor hides from search engines', () => {
    const index = new ContentIndex()
    const hidden = { ...page({ id: 'hidden' }), seo: { noIndex: true } }
    index.apply(changesOf({ id: 'open' }, { id: 'off', live: false }))
    const delta = index.apply(new Map([['hidden', documentClaimant(hidden)]]))
    expect([delta.createPages.map(({ path }) => path), delta.setSearched]).toEqual([['/hidden'], []])
    expect([...index.searched()].map(({ path }) => path)).toEqual(['/open'])
    const gone = index.apply(removalOf('open'))
    expect(gone.removeSearched.map(({ path }) => path)).toEqual(['/open'])
  })

  it('plans a page with the layout that its document names, where the site knows it', () => {
    const index = new ContentIndex()
    const layoutOf = (layout?: string) => {
      index.apply(new Map([['menu', documentClaimant({ ...page({ id: 'menu' }), layout })]]))
      return [...index.pages()].find(({ owner }) => owner === 'menu')?.layout
    }
    expect([layoutOf('bare'), layoutOf('default'), layoutOf('fancy'), layoutOf()]).toEqual([
      'bare',
      'default',
      undefined,
      undefined,
    ])
  })

  it('names a malformed image reference by document and field, on a page, in the footer and in the media library', () => {
    const index = new ContentIndex()
    const broken = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-broken' } }
    const documents = [
      { ...page({ id: 'page-lake' }), picture: broken },
      { ...page({ id: 'prefooter', type: 'prefooter' }), list: [{ _key: 'a', picture: broken }] },
      { ...page({ id: 'mediaImage-lake', type: 'mediaImage' }), picture: broken },
    ]
    const told = index.apply(new Map(documents.map((each) => [each._id, namedClaimant(each)]))).problems
    expect(told.map(({ documentId, field, code }) => [documentId, field, code])).toEqual([
      ['page-lake', 'picture.asset._ref', 'document.picture'],
      ['prefooter', 'list[0].picture.asset._ref', 'document.picture'],
      ['mediaImage-lake', 'picture.asset._ref', 'document.picture'],
    ])
  })

  it('withholds the pictures and files that only guarded documents refer to, as long as only they do', () => {
    const sha = 'a'.repeat(40)
    const showing = (given: Given, ...references: string[]) =>
      documentClaimant({
        ...page(given),
        parts: [{ files: references.map((_ref) => ({ asset: { _ref } })) }],
        _rawDataPicture: { asset: { _ref: `image-${sha}-30x20-png` } },
      })
    const index = new ContentIndex()
    const plans = { id: 'plans', middleware: 'auth' }
    index.apply(new Map([['plans', showing(plans, `file-${sha}-pdf`, 'file-of no form', 'page-home')]]))
    expect(index.withheld()).toEqual([`files/${sha}.pdf`, `images/${sha}-30x20.png`])
    index.apply(new Map([['open', showing({ id: 'open' })]]))
    expect(index.withheld()).toEqual([`files/${sha}.pdf`])
    index.apply(new Map([['open', showing({ id: 'open', live: false })]]))
    expect(index.withheld()).toEqual([`files/${sha}.pdf`, `images/${sha}-30x20.png`])
    index.apply(new Map([['plans', showing({ id: 'plans' }, `file-${sha}-pdf`)]]))
    expect(index.withheld()).toEqual([])
    const corner = {
      ...page({ id: 'mediaCorner', type: 'mediaCorner' }),
      sections: [{ _ref: `file-${sha}-zip` }],
    }
    index.apply(new Map([['mediaCorner', documentClaimant(corner)]]))
    expect(index.withheld()).toEqual([`files/${sha}.zip`])
  })

  it('withholds what a guarded document refers to also while it has no page', () => {
    const sha = 'b'.repeat(40)
    const plans = { id: 'plans', middleware: 'auth', path: '/plans' }
    const referring = (given: Given, more: object = {}) =>
      documentClaimant({ ...page(given), parts: [{ file: { asset: { _ref: `file-${sha}-pdf` } } }], ...more })
    const pageless = {
      shown: referring(plans),
      hidden: referring({ ...plans, live: false }),
      early: referring(plans, { liveFrom: '2099-01-01T00:00:00Z' }),
      over: referring(plans, { liveUntil: '2000-01-01T00:00:00Z' }),
      untitled: referring(plans, { title: ' ' }),
      stateless: referring(plans, { __i18n_lang: 'xx' }),
      pathless: referring({ ...plans, path: '/404' }),
      unread: documentClaimant({
        ...page({ id: 'corner', type: 'mediaCorner' }),
        sections: [{ _ref: `file-${sha}-pdf` }],
      }),
    }
    const moment = Date.parse('2026-11-22T12:00:00Z')
    for (const [how, claimant] of Object.entries(pageless)) {
      const index = new ContentIndex(moment)
      index.apply(new Map([['plans', claimant]]))
      expect([how, index.withheld()]).toEqual([how, [`files/${sha}.pdf`]])
      index.apply(new Map([['plans', undefined]]))
      expect([how, index.withheld()]).toEqual([how, []])
    }
    const turned = new ContentIndex(moment)
    turned.apply(new Map([['plans', referring(plans, { liveUntil: '2026-12-01T00:00:00Z' })]]))
    turned.apply(new Map(), undefined, Date.parse('2026-12-02T00:00:00Z'))
    expect([turned.pathOf('plans'), turned.withheld()]).toEqual([undefined, [`files/${sha}.pdf`]])
  })

  it('makes a page public again whose guard is taken away, and leaves nothing of it behind the code', () => {
    const [guarded, open] = [new ContentIndex(), new ContentIndex()]
    guarded.apply(changesOf({ id: 'plans', middleware: 'auth' }))
    const delta = guarded.apply(changesOf({ id: 'plans' }))
    open.apply(changesOf({ id: 'plans' }))
    expect(whole(guarded)).toEqual(whole(open))
    expect(delta.removePages.map(({ path }) => path)).toEqual(['/gate/pages/plans'])
  })

  it('leaves out a hidden document and one whose path does not belong to its language', () => {
    const index = new ContentIndex()
    const delta = index.apply(
      changesOf({ id: 'hidden', live: false }, { id: 'wrong', language: 'fr', path: '/chambre' }),
    )
    expect(pathsOf(index)).toEqual([])
    expect(delta.problems.map((problem) => problem.documentId)).toEqual(['wrong'])
  })

  it('ends the same whatever the way there: any changes in any order equal the final documents at once', () => {
    const document = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      path: fc.constantFrom('/one', '/two', '/three', '/ONE', '/%C3%A4', '/ä'),
      title: fc.constantFrom('Eins', 'Zwei'),
      live: fc.boolean(),
      createdAt: fc.constantFrom('2026-01-01', '2026-01-02'),
      language: fc.constantFrom('de', 'de', 'de', 'fr'),
    })
    const step = fc.array(
      fc.oneof(document, fc.record({ id: fc.constantFrom('a', 'b', 'c'), gone: fc.constant(true) })),
      { maxLength: 4 },
    )
    const holders = fc.option(
      fc
        .array(fc.tuple(fc.constantFrom('/one', '/two', '/ä', '/x'), fc.constantFrom('a', 'b', 'c', 'd')))
        .map((all) => new Map(all)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(step, holders), { maxLength: 12 }), (steps) => {
        const index = new ContentIndex()
        const final = new Map<string, Claimant | undefined>()
        let record = new Map<string, string>()
        for (const [changes, next] of steps) {
          const batch = new Map(
            changes.map(
              (change) => [change.id, 'gone' in change ? undefined : documentClaimant(page(change))] as const,
            ),
          )
          index.apply(batch, next && holderDifference(record, next))
          record = next ?? record
          for (const [id, claimant] of batch) final.set(id, claimant)
        }
        const clean = new ContentIndex()
        clean.apply(final, record)
        expect(whole(index)).toEqual(whole(clean))
      }),
      { numRuns: 500 },
    )
  })

  it('takes the line of a page out of its group when its path passes to another page', () => {
    const index = new ContentIndex()
    index.apply(changesOf({ id: 'a', path: '/one' }, { id: 'b', path: '/two' }))
    const delta = index.apply(changesOf({ id: 'a', path: '/two' }, { id: 'b', path: '/one' }))
    expect(delta.removeLines.map((line) => [line.group, line.path]).sort()).toEqual([
      ['a', '/one'],
      ['b', '/two'],
    ])
    expect(delta.setLines.map((line) => [line.group, line.path]).sort()).toEqual([
      ['a', '/two'],
      ['b', '/one'],
    ])
  })

  it('tells exactly the difference: applied to the old pages it gives the new ones', () => {
    const document = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      path: fc.constantFrom('/one', '/two'),
      live: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(document, { maxLength: 20 }), (changes) => {
        const index = new ContentIndex()
        const told = new Map<string, string>()
        for (const change of changes) {
          const delta = index.apply(changesOf(change))
          for (const each of delta.removePages) told.delete(each.path)
          for (const each of delta.createPages) told.set(each.path, each.owner)
        }
        expect([...told].sort()).toEqual([...index.pages()].map((each) => [each.path, each.owner]).sort())
      }),
    )
  })
})

const minute = (number: number) => new Date(number * 60_000).toISOString()
const at = (number: number) => number * 60_000

describe('a document that is there at times only', () => {
  it('comes with its first moment and goes with its last, with nothing said but that', () => {
    const index = new ContentIndex(at(9))
    const offer = { id: 'offer', liveFrom: minute(10), liveUntil: minute(20) }
    expect(index.apply(changesOf(offer, { id: 'room' })).createPages.map(({ path }) => path)).toEqual([
      '/room',
    ])
    expect(index.pathOf('offer')).toBeUndefined()
    const came = index.apply(new Map(), undefined, at(10))
    expect(came.createPages.map(({ path }) => path)).toEqual(['/offer'])
    expect(came.setNodes.map(({ id }) => id)).toEqual(['sitemap-offer', 'teaser-offer', 'page-name-/offer'])
    expect(index.pathOf('offer')).toBe('/offer')
    const nothing = index.apply(new Map(), undefined, at(19))
    expect([...nothing.setNodes, ...nothing.removeNodes, ...nothing.createPages]).toEqual([])
    const went = index.apply(new Map(), undefined, at(20))
    expect(went.removePages.map(({ path }) => path)).toEqual(['/offer'])
    expect(went.removeNodes.map(({ id }) => id)).toEqual([
      'sitemap-offer',
      'teaser-offer',
      'page-name-/offer',
    ])
    expect(pathsOf(index)).toEqual(['/room'])
  })

  it('is to its rivals as if it were not there', () => {
    const index = new ContentIndex(at(5))
    const first = {
      id: 'first',
      path: '/x',
      createdAt: '2026-01-01',
      liveFrom: minute(10),
      liveUntil: minute(20),
    }
    const second = { id: 'second', path: '/x', createdAt: '2026-02-01' }
    index.apply(changesOf(first, second))
    expect(ownersOf(index)).toEqual({ '/x': 'second' })
    expect(codesOf(index.apply(new Map(), new Map([['/x', 'second']]), at(10)))).toEqual(['address.taken'])
    expect(ownersOf(index)).toEqual({ '/x': 'second' })
    index.apply(changesOf({ ...second, path: '/y' }), holdersOf(index))
    expect(ownersOf(index)).toEqual({ '/x': 'first', '/y': 'second' })
    index.apply(new Map(), undefined, at(20))
    expect(ownersOf(index)).toEqual({ '/y': 'second' })
  })

  it('tells of a window that cannot be, also while it is not there', () => {
    const index = new ContentIndex(at(5))
    const node = page({ id: 'offer', liveFrom: minute(10), liveUntil: minute(10) })
    const delta = index.apply(new Map([['offer', namedClaimant(node)]]))
    expect(delta.problems).toMatchObject([
      { documentId: 'offer', field: 'liveUntil', code: 'document.window' },
    ])
    expect(pathsOf(index)).toEqual([])
  })

  it('ends the same whatever the way there: documents and moments in any order equal the last of them at once', () => {
    const end = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined })
    const given = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      path: fc.constantFrom('/x', '/y', '/z'),
      from: end,
      until: end,
    })
    const step = fc.oneof(given, fc.integer({ min: 0, max: 12 }))
    const changes = ({
      id,
      path,
      from,
      until,
    }: {
      id: string
      path: string
      from?: number
      until?: number
    }) =>
      changesOf({
        id,
        path,
        ...(from === undefined ? {} : { liveFrom: minute(from) }),
        ...(until === undefined ? {} : { liveUntil: minute(until) }),
      })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const index = new ContentIndex(at(3))
        const last = new Map<string, Claimant | undefined>()
        let moment = at(3)
        for (const each of steps) {
          if (typeof each === 'number') moment = at(each)
          const changed = typeof each === 'number' ? new Map() : changes(each)
          index.apply(changed, undefined, moment)
          for (const [id, claimant] of changed) last.set(id, claimant)
        }
        const clean = new ContentIndex(moment)
        clean.apply(last)
        expect(whole(index)).toEqual(whole(clean))
      }),
    )
  })
})
