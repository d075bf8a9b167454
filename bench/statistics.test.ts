import { describe, expect, it } from 'vitest'
import { summarize } from './statistics'

describe('a summary of measurements', () => {
  it('has the middle value of an odd number and the mean of the two middle ones of an even number', () => {
    expect(summarize([3, 1, 2]).median).toBe(2)
    expect(summarize([4, 1, 3, 2]).median).toBe(2.5)
  })
  it('has the value below which 95 of 100 are', () => {
    expect(summarize(Array.from({ length: 100 }, (_, number) => number)).p95).toBe(95)
  })
})
