import { describe, expect, it } from 'vitest'
import type { Entry } from '../release/entry'
import { LiveSite } from '../release/live-site'
import { noPins, type ReleaseRecord } from '../release/release'
import { changesHolders, holdersOf } from './path-holders'

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
    const change = (before: Entry | null, after: Entry | null, path = 'a/index.html') =>
      changesHolders(record({ changes: [{ path, before, after }] }))
    expect(change(null, entry('room'))).toBe(true)
    expect(change(entry('room'), null)).toBe(true)
    expect(change(entry('room'), entry('other'))).toBe(true)
    expect(changesHolders(record({ letGo: ['a/index.html'] }))).toBe(true)
    expect(changesHolders(record({ held: [['a/index.html', { entry: null, why: '' }]] }))).toBe(true)
    expect(change(entry('room'), entry('room', 'y'))).toBe(false)
    expect(change(null, entry('room'), 'page-data/a/page-data.json')).toBe(false)
  })
})
