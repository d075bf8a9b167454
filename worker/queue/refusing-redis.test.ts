import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { until } from './testing/recorder'
import { redisTestStore, startRedis } from './testing/stores'
import { startSwitch } from './testing/switch'

describe('a Redis', () => {
  it('that is full or a replica is not healthy although it answers, and whoever led neither leads nor stands by', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    const client = new Redis(own.url)
    client.on('error', () => undefined)
    const queue = await redisTestStore(own, 'refusing').open()
    await queue.process(async () => ({ setAside: [] }))
    const stands = async () => [await queue.healthy(), queue.leads, queue.standsBy]
    const becomes = (...wanted: boolean[]) =>
      until(async () => String(await stands()) === String(wanted), 15_000)
    for (const [refuse, take] of [
      [() => client.config('SET', 'maxmemory', '1'), () => client.config('SET', 'maxmemory', '0')],
      [() => client.replicaof('127.0.0.1', '1'), () => client.replicaof('NO', 'ONE')],
    ] as const) {
      await becomes(true, true, false)
      await refuse()
      expect(await queue.healthy()).toBe(false)
      await becomes(false, false, false)
      await take()
    }
    await becomes(true, true, false)
    client.disconnect()
    await queue.close()
    await own.stop()
  })

  it('that drops what it keeps once it is full is told of when it is connected to, and none that does not', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    const client = new Redis(own.url)
    const told: string[] = []
    const log = {
      info: () => undefined,
      warn: (fields: unknown) => void told.push(String(Object(fields).error)),
      error: () => undefined,
    }
    const connect = async () => (await redisTestStore(own, 'dropping').open({ log })).close()
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru')
    await connect()
    await client.config('SET', 'maxmemory', '64mb', 'maxmemory-policy', 'noeviction')
    await connect()
    expect(told).toEqual([])
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru')
    const queue = await redisTestStore(own, 'dropping').open({ log })
    await until(() => told.length > 0)
    expect(told).toEqual([expect.stringMatching(/maxmemory-policy allkeys-lru.*set it to noeviction/)])
    await queue.close()
    client.disconnect()
    await own.stop()
  })

  it('that a leader is cut off from is led by another alone: the one that was cut off does not say that it stands by', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    const line = await startSwitch(own.port)
    const cutOff = await redisTestStore({ ...own, url: `redis://127.0.0.1:${line.port}` }, 'cut-off').open()
    const other = await redisTestStore(own, 'cut-off').open()
    await cutOff.lead()
    const taken = other.lead()
    await until(() => other.standsBy)
    expect([cutOff.leads, other.leads]).toEqual([true, false])
    line.lead(1)
    await taken
    await until(() => !cutOff.leads, 15_000)
    expect([cutOff.standsBy, other.leads, other.standsBy]).toEqual([false, true, false])
    // It asks for the lease again, as a worker that goes on with its work does.
    const again = cutOff.lead()
    line.lead(own.port)
    await until(() => cutOff.standsBy, 15_000)
    line.lead(1)
    await until(() => !cutOff.standsBy, 15_000)
    await cutOff.close()
    await expect(again).rejects.toThrow('closed')
    await other.close()
    await line.close()
    await own.stop()
  })
})
