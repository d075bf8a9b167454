import { describe, expect, it } from 'vitest'
import type { Change } from '../changes'
import { type BatchWork, LargeWork } from './large-work'

const pages = (...paths: string[]) =>
  paths.map((path) => ({ path, component: 'page', context: {}, componentPath: 'page' }))
const edit = (id: string): Change => ({ kind: 'document', id, operation: 'update' })
const work = (id: string, urgent: readonly string[], more: Partial<BatchWork> = {}): BatchWork => ({
  changes: [edit(id)],
  changed: [id],
  structure: false,
  urgent: new Set(urgent),
  ...more,
})

describe('large work', () => {
  it('is done in portions and goes live as one, when its last page is made', () => {
    const large = new LargeWork(2)
    const author = work('author', ['/1', '/2', '/3'])
    const first = large.choose(author, pages('/1', '/2', '/3'), false)
    expect(first.now).toHaveLength(2)
    expect(large.publishable(author, { pages: new Set(['/1', '/2']), later: ['/3'] })).toEqual(new Set())
    expect(large.unfinished).toEqual(['author'])
    const again = work('author', [], { changed: [] })
    expect(large.choose(again, pages('/3'), false).now).toHaveLength(1)
    expect(large.publishable(again, { pages: new Set(['/3']), later: [] })).toEqual(
      new Set(['/1', '/2', '/3']),
    )
    expect(large.unfinished).toEqual([])
  })

  it('lets a small edit go live before it', () => {
    const large = new LargeWork(2)
    large.publishable(work('author', ['/1', '/2', '/3', '/4']), {
      pages: new Set(['/1', '/2']),
      later: ['/3', '/4'],
    })
    const small = work('small', ['/small'])
    const { now, later } = large.choose(small, pages('/3', '/4', '/5', '/small'), false)
    expect(now.map((page) => page.path)).toEqual(['/small', '/3', '/4'])
    const rendered = new Set(now.map((page) => page.path))
    expect(large.publishable(small, { pages: rendered, later: later.map((page) => page.path) })).toEqual(
      new Set(['/small']),
    )
    expect(large.unfinished).toEqual(['author'])
  })

  it('is not split where pages come or go, a header changes, or the day turns', () => {
    const large = new LargeWork(1)
    const dirty = pages('/1', '/2')
    expect(large.choose(work('a', [], { structure: true }), dirty, false).later).toEqual([])
    expect(large.choose(work('a', []), dirty, true).later).toEqual([])
    const day: Change = { kind: 'day', date: '2026-11-23' }
    expect(large.choose(work('a', [], { changes: [day] }), dirty, false).later).toEqual([])
  })
})
