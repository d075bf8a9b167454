import { describe, expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { readyChanges } from './ready-changes'
import { edit } from './testing/recorder'

const limits = { quietMs: 150, longestWaitMs: 2_000 }
const entry = (change: Change, acceptedAt: number, extra: { retried?: boolean } = {}) => ({
  jobId: `job-${JSON.stringify(change)}`,
  accepted: { id: JSON.stringify(change), change, acceptedAt },
  ...extra,
})
const known = {
  isWhole: (transaction: string) => transaction === 'whole',
  wasHandedOver: (jobId: string) => jobId.includes('tried'),
}
const at = (now: number, lastArrivedAt = 0) => ({ now, openedAt: now, lastArrivedAt })
const decide = (entries: ReturnType<typeof entry>[], now: number, lastArrivedAt?: number) => {
  const { ready, waitMs } = readyChanges(entries, known, at(now, lastArrivedAt), limits)
  return {
    ready: ready.map(({ accepted: { change } }) => ('id' in change ? change.id : change.kind)),
    waitMs,
  }
}

describe('changes that are ready', () => {
  it('1. are those that stand alone, and what was handed over or set aside before', () => {
    const day = entry({ kind: 'day', date: '2026-12-01' }, 1_000)
    const tried = entry(edit('tried'), 1_000)
    const again = entry(edit('again'), 1_000, { retried: true })
    expect(decide([day, tried, again], 1_000)).toEqual({
      ready: ['day', 'tried', 'again'],
      waitMs: undefined,
    })
  })

  it('2. are the documents of a transaction that is whole, beside one that is not', () => {
    const entries = [
      entry(edit('a', 'whole'), 1_000),
      entry(edit('b', 'half'), 1_000),
      entry(edit('c', 'whole'), 1_000),
    ]
    expect(decide(entries, 1_010)).toEqual({ ready: ['a', 'c'], waitMs: 140 })
  })

  it('3. are all others once the last has arrived a quiet time ago, written or not', () => {
    const entries = [entry(edit('a'), 1_000), entry(edit('b', 'half'), 1_100)]
    expect(decide(entries, 1_249)).toEqual({ ready: [], waitMs: 1 })
    expect(decide(entries, 1_250)).toEqual({ ready: ['a', 'b'], waitMs: undefined })
    expect(decide(entries, 1_250, 1_200)).toEqual({ ready: [], waitMs: 100 })
  })

  it('3. are all others when the first has waited the longest time, however many keep coming', () => {
    const entries = [entry(edit('a'), 1_000), entry(edit('b'), 2_999)]
    expect(decide(entries, 2_999).ready).toEqual([])
    expect(decide(entries, 3_000).ready).toEqual(['a', 'b'])
  })

  it('are never waited for longer than the limits, whatever the clock of a sender says', () => {
    expect(decide([entry(edit('tomorrow'), 86_400_000)], 1_000)).toEqual({ ready: [], waitMs: 150 })
  })

  it('are none of an empty inbox, which nothing is waited for in', () => {
    expect(decide([], 1_000)).toEqual({ ready: [], waitMs: undefined })
  })
})
