import { describe, expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { planSettlement } from './settlement'
import type { InboxEntry, SetAsideEntry } from './store'
import { edit } from './testing/recorder'

const entry = (id: string, change: Change, retried = false): InboxEntry => ({
  jobId: `key-${id}`,
  accepted: { id, change, acceptedAt: 0 },
  ...(retried && { retried }),
})
const aside = (id: string, change: Change): SetAsideEntry => ({
  ...entry(id, change),
  jobId: `aside-${id}`,
  reason: 'pages would be lost',
  setAsideAt: 0,
})
const compare: Change = { kind: 'reconcile', reason: 'schedule' }
const read: Change = { kind: 'events', reason: 'hourly' }
const taken: Change = { kind: 'events', reason: 'request', accepted: 'Anna: Saisonende' }

/** Of these entries those with an id in `refused` did not go live. */
function settled(entries: readonly InboxEntry[], before: readonly SetAsideEntry[], refused: string[] = []) {
  const setAside = refused.map((changeId) => ({ changeId, reason: 'pages would be lost' }))
  const { keepAside, removeAside, tryAgain } = planSettlement(entries, { setAside }, before, 1)
  return {
    kept: keepAside.map(({ jobId }) => jobId),
    removed: removeAside,
    again: tryAgain.map(({ accepted }) => accepted.id),
  }
}

describe('what was set aside', () => {
  it('is tried again after whatever went live: an edit, a comparison, a feed, a reading, a day, a build', () => {
    const live: Change[] = [
      edit('room'),
      compare,
      read,
      { kind: 'ridge', reason: 'schedule' },
      { kind: 'day', date: '2026-12-01' },
      { kind: 'rebuild', reason: 'asked for by Anna' },
    ]
    for (const change of live)
      expect(settled([entry('2', change)], [aside('1', edit('menu'))]).again).toEqual(['1'])
  })

  it('waits where nothing went live, and where all of the batch were tries', () => {
    const before = [aside('1', edit('menu'))]
    expect(settled([entry('2', compare)], before, ['2']).again).toEqual([])
    expect(settled([entry('2', compare, true)], before).again).toEqual([])
    expect(settled([entry('2', edit('room'), true), entry('3', read)], before).again).toEqual(['1'])
  })

  it('holds one of several comparisons, days, feeds and readings that were refused, the newest', () => {
    const changes: Change[] = [compare, read, { kind: 'ridge', reason: 'schedule' }]
    for (const change of changes) {
      expect(settled([entry('2', change)], [aside('1', change)], ['2'])).toEqual({
        kept: ['aside-2'],
        removed: ['aside-1'],
        again: [],
      })
      expect(settled([entry('1', change), entry('2', change)], [], ['1', '2']).kept).toEqual(['aside-2'])
    }
    const days = ['2026-12-01', '2026-12-02'].map((date): Change => ({ kind: 'day', date }))
    const [first, second] = days.map((day, place) => entry(String(place), day))
    if (first && second) expect(settled([second, first], [], ['0', '1']).kept).toEqual(['aside-1'])
  })

  it('is overtaken by a newer change about the same that is live, and not tried', () => {
    expect(settled([entry('2', compare)], [aside('1', compare)])).toEqual({
      kept: [],
      removed: ['aside-1'],
      again: [],
    })
  })

  it('stands for itself where an operator took a short feed, and where documents came or went by their schedule', () => {
    expect(settled([entry('2', read)], [aside('1', taken)], ['2']).removed).toEqual([])
    const turns = [1, 2].map((since) => entry(`${since}`, { kind: 'schedule', since, at: since + 1 }))
    expect(settled(turns, [], ['1', '2']).kept).toEqual(['aside-1', 'aside-2'])
  })
})
