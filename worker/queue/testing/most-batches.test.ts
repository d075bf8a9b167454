import { describe, expect, it } from 'vitest'
import { mostBatches, type Passage } from './most-batches'

const limits = { quietMs: 150, longestWaitMs: 1_000 }
const each = (times: readonly number[], writtenAfter = 5): Passage[] =>
  times.map((arrivedAt) => ({ arrivedAt, acknowledgedAt: arrivedAt + writtenAfter }))
const steady = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => from + at)

describe('the most batches that the rules of the queue allow', () => {
  it('are one for what comes without a pause, and one more for each pause of the quiet time', () => {
    expect(mostBatches(each(steady(0, 800)), { limits })).toBe(1)
    expect(mostBatches(each([...steady(0, 100), ...steady(240, 300)]), { limits })).toBe(1)
    expect(mostBatches(each([...steady(0, 100), ...steady(260, 300)]), { limits })).toBe(2)
  })

  it('are one more for each longest wait', () => {
    expect(mostBatches(each(steady(0, 2_500)), { limits })).toBe(3)
  })

  it('are one for each time that something is written once nothing more comes', () => {
    const portions = [60, 120, 180, 240, 300].map((acknowledgedAt) => ({ arrivedAt: 0, acknowledgedAt }))
    expect(mostBatches(portions, { limits })).toBe(4)
    expect(mostBatches(portions.slice(0, 2), { limits })).toBe(1)
  })

  it('are few of what is whole, where each takes its time', () => {
    expect(mostBatches(each([0, 10, 20]), {})).toBe(3)
    expect(mostBatches(each([0, 10, 20]), { takesMs: () => 50 })).toBe(2)
    expect(mostBatches(each(steady(0, 1_000)), { takesMs: (count) => 50 + 5 * count })).toBe(4)
  })
})
