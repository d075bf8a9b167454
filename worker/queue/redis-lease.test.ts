import { Redis } from 'ioredis'
import { expect, it, onTestFinished } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import { createRedisLease } from './redis-lease'
import { startRedis } from './testing/stores'

/** A lease on a Redis of its own. */
async function leaseOfItsOwn() {
  const server = await startRedis()
  const redis = new Redis(server.url)
  onTestFinished(async () => {
    redis.disconnect()
    await server.stop()
  })
  return createRedisLease(redis, 'lease')
}

it('the lease of a worker that is gone ends in its time also where the clock of Redis is set back (fault 77)', async () => {
  const lease = await leaseOfItsOwn()
  const gone = await lease.acquire('gone', 3_600_000)
  // What was half a second is an hour, for the clock that said so was an hour ahead.
  expect(await lease.acquire('next', 500)).toEqual({ heldBy: 'gone' })
  const taken = await waitFor(
    'it is free',
    async () => {
      const answer = await lease.acquire('next', 500)
      return 'fence' in answer ? answer : undefined
    },
    5_000,
  )
  expect(taken.fence).toBeGreaterThan('fence' in gone ? gone.fence : Number.POSITIVE_INFINITY)
})

it('a lease that somebody waits for is held as long as it is renewed', async () => {
  const lease = await leaseOfItsOwn()
  const held = await lease.acquire('holder', 3_600_000)
  const fence = 'fence' in held ? held.fence : 0
  expect(await lease.acquire('next', 60_000)).toEqual({ heldBy: 'holder' })
  expect(await lease.renew('holder', fence, 60_000)).toBe(true)
  expect(await lease.acquire('next', 60_000)).toEqual({ heldBy: 'holder' })
  expect(await lease.renew('holder', fence, 60_000)).toBe(true)
})
