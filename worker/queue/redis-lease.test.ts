import { once } from 'node:events'
import { Redis, type RedisOptions } from 'ioredis'
import { expect, it, onTestFinished } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import type { LeaseStore } from './lease'
import { createRedisLease } from './redis-lease'
import { startRedis } from './testing/stores'

/** A Redis, with as many workers beside it as are asked for. */
async function redisWithWorkers() {
  const server = await startRedis()
  const connections: Redis[] = []
  onTestFinished(async () => {
    for (const redis of connections) redis.disconnect()
    await server.stop()
  })
  return {
    server,
    worker(address = server.url, retryInMs = 50, more: RedisOptions = {}) {
      const redis = new Redis(address, { retryStrategy: () => retryInMs, ...more })
      redis.on('error', () => undefined)
      connections.push(redis)
      return { redis, lease: createRedisLease(redis, 'lease') }
    },
  }
}

/** A lease on a Redis of its own. */
const leaseOfItsOwn = async () => (await redisWithWorkers()).worker().lease

const hour = 3_600_000
const fenceOf = (answer: { fence: number } | { heldBy: string }): number =>
  'fence' in answer ? answer.fence : Number.POSITIVE_INFINITY

/** Asks for the lease until it is given. */
const taken = (lease: LeaseStore, owner: string): Promise<{ fence: number }> =>
  waitFor('it is given', async () => {
    const answer = await lease.acquire(owner, hour)
    return 'fence' in answer ? answer : undefined
  })

/** Asks for it for twice as long as a holder may be without a connection. */
async function refused(lease: LeaseStore, owner: string): Promise<void> {
  for (const end = performance.now() + 2_000; performance.now() < end; )
    expect(await lease.acquire(owner, hour)).toEqual({ heldBy: 'holder' })
}

it('the lease of a worker that is gone ends in its time also where the clock of Redis is set back (fault 77)', async () => {
  const lease = await leaseOfItsOwn()
  const gone = await lease.acquire('gone', hour)
  // What was half a second is an hour, for the clock that said so was an hour ahead.
  expect(await lease.acquire('next', 500)).toEqual({ heldBy: 'gone' })
  const next = await waitFor(
    'it is free',
    async () => {
      const answer = await lease.acquire('next', 500)
      return 'fence' in answer ? answer : undefined
    },
    5_000,
  )
  expect(next.fence).toBeGreaterThan(fenceOf(gone))
})

it('a lease that somebody waits for is held as long as it is renewed', async () => {
  const lease = await leaseOfItsOwn()
  const held = await lease.acquire('holder', hour)
  const fence = 'fence' in held ? held.fence : 0
  expect(await lease.acquire('next', 60_000)).toEqual({ heldBy: 'holder' })
  expect(await lease.renew('holder', fence, 60_000)).toBe(true)
  expect(await lease.acquire('next', 60_000)).toEqual({ heldBy: 'holder' })
  expect(await lease.renew('holder', fence, 60_000)).toBe(true)
})

it('a lease whose holder has no connection any more is taken long before its term, with a greater token (fault 117)', async () => {
  const { worker } = await redisWithWorkers()
  const [holder, next] = [worker(), worker()]
  const before = await holder.lease.acquire('holder', hour)
  expect(await next.lease.acquire('next', hour)).toEqual({ heldBy: 'holder' })
  holder.redis.disconnect()
  expect((await taken(next.lease, 'next')).fence).toBeGreaterThan(fenceOf(before))
  expect(await worker().lease.renew('holder', fenceOf(before), hour)).toBe(false)
})

it('a holder that connects again keeps its lease, also where it has nothing to renew yet', async () => {
  const { worker } = await redisWithWorkers()
  const [holder, next] = [worker(), worker()]
  const { fence } = await taken(holder.lease, 'holder')
  const cut = async () => {
    const id = await holder.redis.client('ID')
    expect(await next.lease.acquire('next', hour)).toEqual({ heldBy: 'holder' })
    await next.redis.client('KILL', 'ID', id)
  }
  await cut()
  await refused(next.lease, 'next')
  await cut()
  await refused(next.lease, 'next')
  expect(await holder.lease.renew('holder', fence, hour)).toBe(true)
})

it('a holder that was asked for its lease while it had no connection is known by the next one that it has', async () => {
  const { server, worker } = await redisWithWorkers()
  const [holder, next] = [worker(server.url, 50, { enableOfflineQueue: false }), worker()]
  await once(holder.redis, 'ready')
  const { fence } = await taken(holder.lease, 'holder')
  const cut = once(holder.redis, 'close')
  await next.redis.client('KILL', 'ID', await holder.redis.client('ID'))
  await cut
  await expect(holder.lease.renew('holder', fence, hour)).rejects.toThrow()
  await once(holder.redis, 'ready')
  expect(await holder.lease.renew('holder', fence, hour)).toBe(true)
  expect(await next.lease.acquire('next', hour)).toEqual({ heldBy: 'holder' })
  holder.redis.disconnect()
  expect((await taken(next.lease, 'next')).fence).toBeGreaterThan(fence)
})

it('a Redis that begins anew does not end the lease of a holder that comes back later than who waits', async () => {
  const { server, worker } = await redisWithWorkers()
  const [holder, next] = [worker(server.url, 3_000), worker()]
  await holder.lease.acquire('holder', hour)
  expect(await next.lease.acquire('next', hour)).toEqual({ heldBy: 'holder' })
  await server.kill()
  await server.start()
  await refused(next.lease, 'next')
})

it('a Redis that tells nobody who is connected leaves it to the term', async () => {
  const { server, worker } = await redisWithWorkers()
  const control = worker().redis
  await control.acl('SETUSER', 'worker', 'on', '>word', '~*', '+@all', '-client|list', '-client|id')
  const address = server.url.replace('//', '//worker:word@')
  const [holder, next] = [worker(address), worker(address)]
  const { fence } = await taken(holder.lease, 'holder')
  expect(await next.lease.acquire('next', hour)).toEqual({ heldBy: 'holder' })
  holder.redis.disconnect()
  await refused(next.lease, 'next')
  expect(await next.lease.renew('holder', fence, 1)).toBe(true)
  expect((await taken(next.lease, 'next')).fence).toBeGreaterThan(fence)
})
