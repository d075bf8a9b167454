import { expect, it } from 'vitest'
import { FailureLimit } from './failure-limit'

it('failures close for a while, successes never do, and each key has its own', () => {
  let now = 0
  const limit = new FailureLimit({ max: 3, timeWindow: 1_000 }, () => now)
  for (let tries = 0; tries < 100; tries += 1) {
    expect(limit.begin('a')).toBe(true)
    limit.forgive('a')
  }
  expect([1, 2, 3, 4].map(() => limit.begin('a'))).toEqual([true, true, true, false])
  expect(limit.begin('b')).toBe(true)
  now = 999
  expect(limit.begin('a')).toBe(false)
  now = 1_000
  expect(limit.begin('a')).toBe(true)
})

it('closes for no longer than its time where the clock is set back', () => {
  const day = 86_400_000
  let now = 3 * day
  const limit = new FailureLimit({ max: 1, timeWindow: 1_000 }, () => now)
  expect([limit.begin('a'), limit.begin('a')]).toEqual([true, false])
  now -= 2 * day
  expect([limit.begin('a'), limit.begin('a')]).toEqual([true, false])
})

it('a thousand tries at once are counted before any of them has failed', () => {
  const limit = new FailureLimit({ max: 10, timeWindow: 1_000 })
  expect(Array.from({ length: 1_000 }, () => limit.begin('a')).filter(Boolean)).toHaveLength(10)
})
