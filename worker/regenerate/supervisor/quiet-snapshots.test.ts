import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuietSnapshots } from './quiet-snapshots'

const started = Date.UTC(2026, 1, 2)
let taken: number[] = []
let isEnding = false
let isWhole = true

const snapshots = () =>
  new QuietSnapshots({
    snapshotAfter: 5_000,
    snapshotEvery: 60_000,
    canCopy: () => true,
    isEnding: () => isEnding,
    copy: async () => {
      taken.push(Date.now() - started)
      return isWhole
    },
  })

beforeEach(() => {
  vi.useFakeTimers({ now: started })
  taken = []
  isEnding = false
  isWhole = true
})
afterEach(() => vi.useRealTimers())

it('the first is taken soon, and the next one when it is quiet and the last is long enough ago', async () => {
  const all = snapshots()
  all.plan()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(taken).toEqual([1_000])
  all.plan()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(taken).toEqual([1_000])
  await vi.advanceTimersByTimeAsync(1)
  expect(taken).toEqual([1_000, 61_000])
})

it('a change puts it off, and one that came in its middle leaves the next as near as the first', async () => {
  const all = snapshots()
  isWhole = false
  all.plan()
  await vi.advanceTimersByTimeAsync(900)
  all.plan()
  await vi.advanceTimersByTimeAsync(900)
  expect(taken).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  all.plan()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(taken).toEqual([1_900, 2_900])
})

it('two that are asked for at once are one, and what was made meanwhile is in the next', async () => {
  const all = snapshots()
  const both = [all.take(), all.take()]
  all.plan()
  expect(await Promise.all(both)).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(taken).toEqual([0, 60_000])
})

it('nothing is planned once the end is asked for', async () => {
  const all = snapshots()
  isEnding = true
  all.plan()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(taken).toEqual([])
})
