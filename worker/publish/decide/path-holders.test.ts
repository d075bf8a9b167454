import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeHolders } from '../../../site/addresses/path-holders'
import type { Entry } from '../release/entry'
import { LiveSite } from '../release/live-site'
import { noPins, type ReleaseRecord } from '../release/release'
import { holderChanges, holdersOf } from './path-holders'

const entry = (owner?: string, sha256 = 'x'): Entry => ({
  ...{ sha256, size: 1, type: 'text/html', cache: 'page', encodings: [] },
  ...(owner === undefined ? {} : { owner }),
})

const record = (changed: Partial<ReleaseRecord>): ReleaseRecord => ({
  ...{
    version: 1,
    id: '00000001',
    at: 0,
    kind: 'publish',
    status: 'live',
    changeIds: [],
    changes: [],
    held: [],
  },
  ...{ letGo: [], pins: noPins, problems: [], pages: [], removedPages: [] },
  ...changed,
})

describe('who holds which path', () => {
  it('is read from what is live: pages of documents, without those of the site and files', () => {
    const state = new LiveSite()
    state.addFile('index.html', entry('home'))
    state.addFile('fr/chambres/index.html', entry('room__i18n_fr'))
    state.addFile('events/fondue/2026-12-01/index.html', entry('event-de-fondue-2026-12-01'))
    state.addFile('404/index.html', entry('not-found-de'))
    state.addFile('404.html', entry())
    state.addFile('app-1234567890abcdef.js', entry())
    expect([...holdersOf(state)]).toEqual([
      ['/', 'home'],
      ['/fr/chambres', 'room__i18n_fr'],
    ])
  })

  it('is the document that waits to be replaced, and none that waits to go', () => {
    const state = new LiveSite()
    state.addFile('a/index.html', entry('room'))
    state.addFile('b/index.html', entry('gone'))
    const why = 'it waits'
    state.apply(
      record({
        held: [
          ['a/index.html', { entry: entry('room', 'y'), why }],
          ['b/index.html', { entry: null, why }],
        ],
      }),
    )
    expect([...holdersOf(state)]).toEqual([['/a', 'room']])
  })

  it('changes with pages that come, go, pass to another document or begin or cease to wait', () => {
    const state = new LiveSite()
    const file = 'a/index.html'
    const changesWith = (changed: Partial<ReleaseRecord>) => {
      const release = record(changed)
      state.apply(release)
      return [...holderChanges(release, state)]
    }
    const change = (before: Entry | null, after: Entry | null, at = file) =>
      changesWith({ changes: [{ path: at, before, after }] })
    expect(change(null, entry('room'))).toEqual([['/a', 'room']])
    expect(change(entry('room'), entry('other'))).toEqual([['/a', 'other']])
    expect(changesWith({ held: [[file, { entry: null, why: '' }]] })).toEqual([['/a', null]])
    expect(changesWith({ letGo: [file] })).toEqual([['/a', 'other']])
    expect(change(entry('other'), null)).toEqual([['/a', null]])
    expect(change(entry('room'), entry('room', 'y'))).toEqual([])
    expect(change(null, entry('room'), 'page-data/a/page-data.json')).toEqual([])
    expect(change(null, entry('not-found-de'), '404/index.html')).toEqual([])
  })

  it('is the same read from the whole site and followed from release to release', () => {
    const file = fc.constantFrom('a/index.html', 'b/index.html', 'fr/c/index.html', 'x.js', '404.html')
    const some = fc.option(
      fc.constantFrom('one', 'two').map((owner) => entry(owner)),
      { nil: null },
    )
    const release = fc.record({
      changes: fc.uniqueArray(fc.record({ path: file, after: some }), { selector: ({ path }) => path }),
      held: fc.uniqueArray(fc.tuple(file, fc.record({ entry: some, why: fc.constant('') })), {
        selector: ([path]) => path,
      }),
      letGo: fc.array(file),
    })
    fc.assert(
      fc.property(fc.array(release, { maxLength: 8 }), (releases) => {
        const state = new LiveSite()
        const followed = new Map<string, string>()
        for (const { changes, held, letGo } of releases) {
          const made = record({
            changes: changes.map((each) => ({ ...each, before: state.files.get(each.path) ?? null })),
            ...{ held, letGo },
          })
          state.apply(made)
          changeHolders(followed, holderChanges(made, state))
          expect(new Map([...followed].sort())).toEqual(new Map([...holdersOf(state)].sort()))
        }
      }),
      { numRuns: 300 },
    )
  })
})
