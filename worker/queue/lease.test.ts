import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LeaseLost } from '../changes/errors'
import { holdLease, type LeaseStore } from './lease'

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

it('a lease that was given back is held no more: nobody renews it, and its signal says so', async () => {
  const { lease, asked } = store()
  const release = new AbortController()
  const held = await holdLease(
    lease,
    {
      owner: 'one',
      lastsMs: 60_000,
      clock: {
        now: Date.now,
        sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
      },
      onWaiting: () => undefined,
      onError: () => undefined,
    },
    { giveUp: new AbortController().signal, release: release.signal },
  )
  expect(held?.signal.aborted).toBe(false)
  release.abort()
  await held?.ended
  expect(held?.signal.aborted).toBe(true)
  await expect(held?.assertHeld()).rejects.toThrow(LeaseLost)
  expect(asked).toEqual(['release'])
})
