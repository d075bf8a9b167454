import { describe, expect, it } from 'vitest'
import type { Change } from '../../changes/change'
import { type BatchWork, LargeWork } from './large-work'

const pages = (...paths: string[]) =>
  paths.map((path) => ({ path, component: 'page', context: {}, componentPath: 'page' }))
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)
const edit = (id: string): Change => ({ kind: 'document', id, operation: 'update' })
const batch = (id: string, touched: readonly string[], more: Partial<BatchWork> = {}): BatchWork => ({
  changes: [edit(id)],
  changed: [id],
  structure: false,
  touched: new Set(touched),
  ...more,
})
/** The changes of an unfinished batch come back with the next one; nothing of them is new then. */
const again = (...ids: string[]) => batch('', [], { changes: ids.map(edit), changed: [] })

/** One turn: which pages it makes, and which go live. */
function turn(large: LargeWork, work: BatchWork, dirty: Set<string>) {
  const { now, later } = large.choose(work, pages(...dirty), false)
  const made = now.map(({ path }) => path)
  for (const path of made) dirty.delete(path)
  const live = large.publishable({ pages: new Set(made), later: later.map(({ path }) => path) })
  return { made, live: [...live] }
}

/** With no time at all, a portion has five pages. */
const large = () => new LargeWork(0)

describe('large work', () => {
  it('is done in portions and goes live as one, when its last page is made', () => {
    const work = large()
    const all = numbered(12)
    const dirty = new Set(all)
    expect(turn(work, batch('author', all), dirty)).toEqual({ made: all.slice(0, 5), live: [] })
    expect(work.unfinished).toEqual(['author'])
    expect(turn(work, again('author'), dirty)).toEqual({ made: all.slice(5, 10), live: [] })
    const { live } = turn(work, again('author'), dirty)
    expect(live.toSorted()).toEqual(all.toSorted())
    expect(work.unfinished).toEqual([])
  })

  it('lets what has fewer pages go before it, and live as soon as that is made', () => {
    const work = large()
    const all = numbered(12)
    const dirty = new Set(all)
    turn(work, batch('author', all), dirty)
    dirty.add('/small')
    const { made, live } = turn(work, batch('small', ['/small']), dirty)
    expect(made).toEqual(['/small'])
    expect(live).toEqual(['/small'])
    expect(work.unfinished).toEqual(['author'])
  })

  it('goes on although small edits come with every batch', () => {
    const work = large()
    const dirty = new Set(numbered(30))
    turn(work, batch('author', numbered(30)), dirty)
    const turns = ['a', 'b', 'c', 'd'].map((id) => {
      dirty.add(`/${id}`)
      const { made, live } = turn(work, batch(id, [`/${id}`]), dirty)
      expect(live).toEqual([`/${id}`])
      return made.length
    })
    expect(turns).toEqual([1, 5, 1, 5])
  })

  it('keeps pages that were made beside any work until everything is live', () => {
    const work = large()
    const all = numbered(7)
    const dirty = new Set(all)
    work.choose(batch('author', all), pages(...all), false)
    const first = { pages: new Set([...all.slice(0, 5), '/static']), later: all.slice(5) }
    expect(work.publishable(first)).toEqual(new Set())
    for (const path of all.slice(0, 5)) dirty.delete(path)
    expect(turn(work, again('author'), dirty).live.toSorted()).toEqual([...all, '/static'])
  })

  it('goes on first with the middling work that came between', () => {
    const work = large()
    const dirty = new Set(numbered(30))
    turn(work, batch('author', numbered(30)), dirty)
    const middling = ['/a', '/b', '/c', '/d', '/e', '/f', '/g']
    for (const path of middling) dirty.add(path)
    expect(turn(work, batch('middling', middling), dirty)).toEqual({ made: middling.slice(0, 5), live: [] })
    const { made, live } = turn(work, again('author', 'middling'), dirty)
    expect(made).toEqual(['/f', '/g'])
    expect(live.toSorted()).toEqual(middling)
    expect(work.unfinished).toEqual(['author'])
  })

  it('keeps a document whose pages are touched again while it is unfinished', () => {
    const work = large()
    const all = numbered(6)
    const dirty = new Set(all)
    turn(work, batch('author', all), dirty)
    for (const path of all) dirty.add(path)
    turn(work, batch('author', all), dirty)
    expect(work.unfinished).toEqual(['author'])
    const { live } = turn(work, again('author'), dirty)
    expect(live.toSorted()).toEqual(all)
    expect(work.unfinished).toEqual([])
  })

  it('takes dirty pages that nothing is known of for work of the batch', () => {
    const work = large()
    const dirty = new Set(numbered(7))
    turn(work, batch('author', ['/0']), dirty)
    expect(work.unfinished).toEqual(['author'])
    expect(turn(work, again('author'), dirty).live.toSorted()).toEqual(numbered(7))
  })

  it('makes as many pages as fit into its time, once it knows how long they take', () => {
    const work = new LargeWork(300)
    const dirty = pages(...numbered(500))
    expect(work.choose(batch('author', numbered(500)), dirty, false).now).toHaveLength(30)
    for (let times = 0; times < 10; times += 1) work.measured(30, 90)
    expect(work.choose(again('author'), dirty, false).now.length).toBeGreaterThan(95)
    // A page alone says little about many.
    work.measured(1, 40)
    expect(work.choose(again('author'), dirty, false).now.length).toBeGreaterThan(95)
  })

  it('is not split where pages come or go, a header changes, or the day turns', () => {
    const work = large()
    const dirty = pages(...numbered(8))
    expect(work.choose(batch('a', [], { structure: true }), dirty, false).later).toEqual([])
    expect(work.choose(batch('a', []), dirty, true).later).toEqual([])
    const day: Change = { kind: 'day', date: '2026-11-23' }
    expect(work.choose(batch('a', [], { changes: [day] }), dirty, false).later).toEqual([])
  })

  it('is over when everything is made at once', () => {
    const work = large()
    const dirty = new Set(numbered(12))
    turn(work, batch('author', numbered(12)), dirty)
    const { live } = turn(work, batch('moved', [], { structure: true }), dirty)
    expect(live.toSorted()).toEqual(numbered(12).toSorted())
    expect(work.unfinished).toEqual([])
  })
})
