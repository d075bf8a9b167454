import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LeaseLost, StoreUnavailable } from '../changes/errors'
import { startWorkerProcess, type WorkerProcess } from './testing/processes'
import { createRecorder, edit, isEmpty, until } from './testing/recorder'
import {
  embeddedTestStore,
  plantFiles,
  plantStore,
  prepareTemplate,
  type RedisServer,
  redisTestStore,
  removeTemplate,
  startRedis,
} from './testing/stores'
import { startSwitch } from './testing/switch'

let redis: RedisServer
let sites = 0
const workers: WorkerProcess[] = []
let folder: string

beforeAll(async () => {
  redis = await startRedis()
  await prepareTemplate()
}, 90_000)
afterAll(async () => {
  await redis.stop()
  await removeTemplate()
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'))
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill()
  await rm(folder, { recursive: true, force: true })
})

const start = (variables: Record<string, string>) => {
  const worker = startWorkerProcess({
    QUEUE_JOURNAL: path.join(folder, 'published'),
    ...variables,
  })
  workers.push(worker)
  return worker
}
const published = async () =>
  (await readFile(path.join(folder, 'published'), 'utf8').catch(() => '')).trim().split(/\s+/).filter(Boolean)

const stores: Record<string, () => Promise<Record<string, string>>> = {
  redis: async () => ({ QUEUE_REDIS: redis.url, QUEUE_SITE: `fault-${sites++}` }),
  embedded: async () => {
    await plantStore(folder)
    return { QUEUE_FOLDER: folder }
  },
}

for (const [name, makeVariables] of Object.entries(stores)) {
  describe(`a worker on the ${name} store`, () => {
    it('is killed in the middle of a batch, twice in a row: its changes are handed over again (fault 11)', {
      timeout: 90_000,
    }, async () => {
      const variables = await makeVariables()
      const first = start({ ...variables, QUEUE_HOLD: 'yes' })
      await first.heard('leading')
      first.say('accept room-arven')
      await first.heard('accepted')
      await first.heard('batch')
      await first.kill()
      const second = start({ ...variables, QUEUE_HOLD: 'yes' })
      await second.heard('batch', ({ ids }) => ids?.includes('room-arven') === true)
      await second.kill()
      const third = start(variables)
      await third.heard('published', ({ ids }) => ids?.includes('room-arven') === true)
      expect(await published()).toEqual(['room-arven'])
    })

    it('is blocked for longer than its lease, then back: still one publish (fault 12)', {
      timeout: 60_000,
    }, async () => {
      const worker = start(await makeVariables())
      await worker.heard('leading')
      worker.say('accept before')
      await worker.heard('published', ({ ids }) => ids?.includes('before') === true)
      worker.say('accept during')
      worker.say('block 2500')
      await worker.heard('unblocked')
      await worker.heard('published', ({ ids }) => ids?.includes('during') === true)
      worker.say('accept after')
      await worker.heard('published', ({ ids }) => ids?.includes('after') === true)
      const documents = (await published()).filter((id) => id !== 'reconcile')
      expect(documents).toEqual(['before', 'during', 'after'])
    })
  })
}

describe('a second worker', () => {
  it('waits for the data folder, names the process that has it, and takes over only from a dead one (fault 14)', {
    timeout: 90_000,
  }, async () => {
    await plantStore(folder)
    const first = start({ QUEUE_FOLDER: folder })
    await first.heard('leading')
    const second = start({ QUEUE_FOLDER: folder })
    const waiting = await second.heard('log', ({ pid }) => pid !== undefined)
    expect(waiting.pid).toBe(first.pid)
    first.say('accept kept')
    await first.heard('published', ({ ids }) => ids?.includes('kept') === true)
    expect(second.told.some(({ event }) => event === 'open')).toBe(false)
    await first.kill()
    expect((await second.heard('open')).madeAnew).toBe(false)
    await second.heard('leading')
  })

  it('waits for the lease on Redis, takes over with a greater token when the first dies, and never publishes beside it', {
    timeout: 60_000,
  }, async () => {
    // Nobody waits for the end of such a term.
    const variables = { QUEUE_REDIS: redis.url, QUEUE_SITE: `fault-${sites++}`, QUEUE_LEASE_MS: '3600000' }
    const first = start(variables)
    const { fence = 0 } = await first.heard('leading')
    const second = start(variables)
    await second.heard('log', ({ message }) => message?.includes('waits to take over') === true)
    second.say('accept through the second')
    await first.heard('published')
    expect(second.told.some(({ event }) => event === 'leading')).toBe(false)
    await first.kill()
    const taken = await second.heard('leading')
    expect(taken.fence).toBeGreaterThan(fence)
  })

  it('knows that it stands by, and that it leads once the first gave the lease back', async () => {
    const store = redisTestStore(redis, `fault-${sites++}`)
    const first = await store.open()
    await first.lead()
    const second = await store.open()
    const leading = second.lead()
    await until(() => second.standsBy)
    expect(first.standsBy).toBe(false)
    await first.close()
    await leading
    expect(second.standsBy).toBe(false)
    await second.close()
  })

  it('that is overtaken while it works cannot publish (fencing)', { timeout: 60_000 }, async () => {
    const site = `fault-${sites++}`
    const store = redisTestStore(redis, site)
    const first = await store.open()
    const lease = await first.lead()
    const client = new Redis(redis.url)
    await client.hset(`site:${site}:lease`, 'owner', 'another worker', 'fence', String(lease.fence + 1))
    await expect(lease.assertHeld()).rejects.toThrow(LeaseLost)
    expect(lease.signal.aborted).toBe(true)
    client.disconnect()
    await first.close()
  })
})

describe('the embedded store', () => {
  it('that breaks while it is open refuses, is opened again, and a reconcile follows (faults 8 and 13)', {
    timeout: 90_000,
  }, async () => {
    const store = await embeddedTestStore()
    const queue = await store.open()
    const recorder = createRecorder()
    await queue.process(recorder.handler)
    await queue.accept(edit('before'))
    await until(() => isEmpty(queue))
    await rm(path.join(store.dataDir, 'queue'), { recursive: true })
    let refusals = 0
    await until(async () => {
      const answer = await queue.accept(edit('after')).catch((error: unknown) => error)
      if (answer instanceof StoreUnavailable) refusals += 1
      else if (answer instanceof Error) throw answer
      return refusals > 0 && !(answer instanceof Error)
    }, 60_000)
    await until(() => recorder.batches.flat().includes('reconcile'), 30_000)
    await until(() => recorder.batches.flat().includes('after'), 30_000)
    await queue.close()
    await store.close()
  })

  const damages: Record<string, (queue: string) => Promise<void>> = {
    'cut short': async (queue) => {
      const files = (await readdir(path.join(queue, 'global'))).map((file) =>
        path.join(queue, 'global', file),
      )
      for (const file of files) await truncate(file, 100)
    },
    'half made': async (queue) => rm(`${queue}.json`),
    'of an unknown format': async (queue) => writeFile(`${queue}.json`, '{"format":99}'),
    'without its log': async (queue) => rm(path.join(queue, 'pg_wal'), { recursive: true }),
  }
  for (const [damage, inflict] of Object.entries(damages)) {
    it(`that is ${damage} is moved aside and made anew (fault 15)`, { timeout: 60_000 }, async () => {
      const store = await embeddedTestStore()
      await (await store.open()).close()
      await inflict(path.join(store.dataDir, 'queue'))
      const queue = await store.open({ plantStore: plantFiles })
      expect(queue.store.madeAnew).toBe(true)
      expect((await readdir(store.dataDir)).some((name) => name.startsWith('queue.damaged-'))).toBe(true)
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      await queue.accept(edit('works again'))
      await until(() => isEmpty(queue))
      expect(recorder.batches.flat()).toEqual(['works again'])
      await queue.close()
      await store.close()
    })
  }

  it('that was copied from a running one keeps what was acknowledged, or is made anew', {
    timeout: 60_000,
  }, async () => {
    const store = await embeddedTestStore()
    const queue = await store.open()
    await queue.accept(edit('acknowledged'))
    const copy = await mkdtemp(path.join(tmpdir(), 'copy-'))
    await cp(path.join(store.dataDir, 'queue'), path.join(copy, 'queue'), { recursive: true })
    await cp(path.join(store.dataDir, 'queue.json'), path.join(copy, 'queue.json'))
    await queue.close()
    const opened = await store.open({ dataDir: copy })
    const { count } = await opened.waiting()
    expect(opened.store.madeAnew ? 1 : count).toBe(1)
    await opened.close()
    await rm(copy, { recursive: true })
    await store.close()
  })
})

describe('Redis', () => {
  it('that cuts every connection, or fails over to a replica that takes its address: work resumes within 30 s (fault 13)', {
    timeout: 90_000,
  }, async () => {
    const first = await startRedis()
    const replica = await startRedis()
    const address = await startSwitch(first.port)
    const queue = await redisTestStore(
      { ...first, url: `redis://127.0.0.1:${address.port}` },
      'failover',
    ).open()
    const recorder = createRecorder()
    await queue.process(recorder.handler)
    address.cut()
    await until(() => queue.healthy(), 30_000)
    await queue.accept(edit('after the cut'))
    await until(() => recorder.batches.flat().includes('after the cut'), 30_000)
    const control = new Redis(replica.url)
    await control.replicaof('127.0.0.1', String(first.port))
    await until(async () => (await control.info('replication')).includes('master_link_status:up'), 30_000)
    await first.kill()
    await control.replicaof('NO', 'ONE')
    address.lead(replica.port)
    await until(() => queue.healthy(), 30_000)
    await queue.accept(edit('after the failover'))
    await until(() => recorder.batches.flat().includes('after the failover'), 30_000)
    await until(() => recorder.batches.flat().includes('reconcile'), 30_000)
    control.disconnect()
    await queue.close()
    await address.close()
    await first.stop()
    await replica.stop()
  })

  it('that is down, full or read-only refuses within 3 s, before anything is acknowledged, and the next delivery converges (fault 8)', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    const queue = await redisTestStore(own, 'refusing').open()
    const client = new Redis(own.url)
    client.on('error', () => undefined)
    await client.config('SET', 'maxmemory', '1')
    await expect(queue.accept(edit('full'), 'k1')).rejects.toThrow(StoreUnavailable)
    await client.config('SET', 'maxmemory', '0')
    await client.replicaof('127.0.0.1', '1')
    await expect(queue.accept(edit('read-only'), 'k2')).rejects.toThrow(StoreUnavailable)
    await client.replicaof('NO', 'ONE')
    client.disconnect()
    await own.kill()
    // A machine that pauses holds both timers up: the earlier one still comes first.
    const refusal = queue.accept(edit('down'), 'k3').catch((error: unknown) => error)
    const answer = await Promise.race([refusal, sleep(3_500, 'nothing yet', { ref: false })])
    expect(answer).toBeInstanceOf(StoreUnavailable)
    expect(await queue.healthy()).toBe(false)
    await own.start()
    await until(() => queue.healthy(), 15_000)
    const again = await Promise.all(['k1', 'k2', 'k3'].map((key) => queue.accept(edit(key), key)))
    expect(again.map(({ duplicate }) => duplicate)).toEqual([false, false, false])
    await queue.close()
    await own.stop()
  })

  it('that never was there refuses to be read within 3 s, however often it is asked, and answers once it is there', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    await own.kill()
    const queue = await redisTestStore(own, 'never-there').open()
    const reads = () => [queue.waiting(), queue.setAside(), queue.peek(5), queue.retry()]
    const settled = Promise.allSettled(Array.from({ length: 20 }, reads).flat())
    const answers = await Promise.race([settled, sleep(3_500, [], { ref: false })])
    expect(answers.map(({ status }) => status)).toEqual(Array(80).fill('rejected'))
    await own.start()
    await until(() => queue.healthy(), 30_000)
    expect(await Promise.all(reads())).toEqual([{ count: 0, oldestAcceptedAt: undefined }, [], [], undefined])
    await queue.close()
    await own.stop()
  })

  it('that is restarted keeps what was acknowledged; work resumes within 30 s and a reconcile follows (fault 13)', {
    timeout: 90_000,
  }, async () => {
    const own = await startRedis()
    const queue = await redisTestStore(own, 'restarting').open()
    let mayFinish = false
    const recorder = createRecorder(() => {
      if (!mayFinish) throw new Error('not yet')
      return { setAside: [] }
    })
    await queue.process(recorder.handler)
    await queue.accept(edit('acknowledged'))
    await until(() => recorder.batches.length > 0)
    await own.kill()
    mayFinish = true
    await own.start()
    const backAt = Date.now()
    await until(async () => (await queue.healthy()) && (await isEmpty(queue)), 30_000)
    await until(() => recorder.batches.flat().includes('reconcile'), 30_000)
    expect(Date.now() - backAt).toBeLessThan(30_000)
    expect(recorder.batches.at(-1)?.length).toBeGreaterThan(0)
    await queue.accept(edit('after'))
    await until(() => recorder.batches.flat().includes('after'), 30_000)
    await queue.close()
    await own.stop()
  })

  it('that is away for longer than the lease, again and again under edits, loses nothing: work resumes within 30 s (fault 76)', {
    timeout: 180_000,
  }, async () => {
    const own = await startRedis()
    const queue = await redisTestStore(own, 'away').open({ leaseMs: 900 })
    const recorder = createRecorder()
    await queue.process(recorder.handler)
    for (const round of [1, 2, 3]) {
      const { signal } = await queue.lead()
      await queue.accept(edit(`before ${round}`))
      await own.kill()
      await until(() => signal.aborted, 30_000)
      await own.start()
      await until(() => queue.healthy(), 30_000)
      await queue.accept(edit(`after ${round}`))
      const both = [`before ${round}`, `after ${round}`]
      await until(() => both.every((id) => recorder.batches.flat().includes(id)), 30_000)
    }
    await queue.close()
    await own.stop()
  })

  it('that is emptied is noticed by the lease; a reconcile finds what its inbox held (fault 13)', {
    timeout: 60_000,
  }, async () => {
    const own = await startRedis()
    const queue = await redisTestStore(own, 'emptied').open()
    const recorder = createRecorder()
    await queue.process(recorder.handler)
    const before = await queue.lead()
    const client = new Redis(own.url)
    await client.flushall()
    client.disconnect()
    await until(() => recorder.batches.flat().includes('reconcile'), 30_000)
    expect((await queue.lead()).fence).toBeGreaterThan(before.fence)
    await queue.accept(edit('after'))
    await until(() => recorder.batches.flat().includes('after'), 30_000)
    await queue.close()
    await own.stop()
  })
})
