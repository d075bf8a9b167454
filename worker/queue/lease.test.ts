import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LeaseLost } from '../changes/errors'
import { holdLease, type LeaseOptions, type LeaseStore } from './lease'

/** A lease that is whose it was until somebody else takes it, as in both stores. */
function store() {
  const asked: string[] = []
  const lease: LeaseStore = {
    acquire: async () => ({ fence: 1 }),
    renew: async () => {
      asked.push('renew')
      return true
    },
    release: async () => void asked.push('release'),
  }
  return { lease, asked }
}

const options: LeaseOptions = {
  owner: 'one',
  lastsMs: 60_000,
  clock: {
    now: () => Date.now(),
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  },
  onWaiting: () => undefined,
  onError: () => undefined,
}
const never = new AbortController().signal

it('a lease that was given back is held no more: nobody renews it, and its signal says so', async () => {
  const { lease, asked } = store()
  const release = new AbortController()
  const held = await holdLease(lease, options, { giveUp: never, release: release.signal })
  expect(held?.signal.aborted).toBe(false)
  release.abort()
  await held?.ended
  expect(held?.signal.aborted).toBe(true)
  await expect(held?.assertHeld()).rejects.toThrow(LeaseLost)
  expect(asked).toEqual(['release'])
})

it('a lease whose store does not answer is lost after its term, also where the clock is set back (fault 77)', async () => {
  const { lease } = store()
  const away: LeaseStore = { ...lease, renew: () => Promise.reject(new Error('nobody answers')) }
  const { now } = Date
  vi.spyOn(Date, 'now')
    .mockReturnValueOnce(now())
    .mockImplementation(() => now() - 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const held = await holdLease(away, { ...options, lastsMs: 50 }, { giveUp: never, release: never })
  await held?.ended
  expect(held?.signal.aborted).toBe(true)
})

it('a lease whose store is silent is lost after its term', async () => {
  const { lease } = store()
  const silent: LeaseStore = { ...lease, renew: () => new Promise(() => undefined) }
  const held = await holdLease(silent, { ...options, lastsMs: 50 }, { giveUp: never, release: never })
  await new Promise((resolve) => held?.signal.addEventListener('abort', resolve))
  await held?.ended
})
