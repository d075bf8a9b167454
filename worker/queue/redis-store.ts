import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { watchEviction } from './redis-eviction'
import { createRedisLease } from './redis-lease'
import {
  hasKey,
  type InboxEntry,
  inParts,
  knownMs,
  queueNames,
  type SetAsideEntry,
  type Store,
  wakeOptions,
  wakeWorkerOptions,
} from './store'

export interface RedisStoreOptions {
  url: string
  /** Namespace of the site, e.g. `site:h7k2p9:production`: several sites can share one Redis. */
  prefix: string
  onError(error: unknown): void
}

// Jobs as BullMQ keeps them, a hash each and a list of those that wait, newest first. Looking for known ones and keeping
// the others is one step, so that two receivers of one delivery cannot both take it for the first.
const addScript = `
local queue = KEYS[1] .. ':' .. ARGV[1]
local known = {}
for place = 2, #ARGV, 3 do
  local id, data, at = ARGV[place], ARGV[place + 1], ARGV[place + 2]
  local job = queue .. ':' .. id
  local first = redis.call('GET', KEYS[1] .. ':known:' .. id)
  local kept = not first and redis.call('HGET', job, 'data')
  if kept then first = cjson.decode(kept).accepted.id end
  if not first then
    redis.call('HSET', job, 'name', 'change', 'data', data, 'opts', '{"attempts":0}', 'timestamp', at, 'delay', 0, 'priority', 0)
    redis.call('LPUSH', queue .. ':wait', id)
  end
  known[#known + 1] = first or ''
end
return known`

const listScript = `
local queue = KEYS[1] .. ':' .. ARGV[1]
local ids = redis.call('LRANGE', queue .. ':wait', ARGV[2], -1)
local jobs = {}
for place = #ids, 1, -1 do
  local data = redis.call('HGET', queue .. ':' .. ids[place], 'data')
  if data then jobs[#jobs + 1] = data end
end
return jobs`

const spanScript = `
local queue = KEYS[1] .. ':' .. ARGV[1]
local newest, oldest = redis.call('LINDEX', queue .. ':wait', 0), redis.call('LINDEX', queue .. ':wait', -1)
if not oldest then return {} end
return {redis.call('HGET', queue .. ':' .. oldest, 'timestamp'), redis.call('HGET', queue .. ':' .. newest, 'timestamp')}`

// Finished deliveries are remembered for the time of the replay window. The oldest are found at the end of the list.
const finishScript = `
local queue = KEYS[1] .. ':' .. ARGV[1]
for place = 3, #ARGV, 2 do
  if ARGV[place + 1] ~= '' then
    redis.call('SET', KEYS[1] .. ':known:' .. ARGV[place], ARGV[place + 1], 'PX', ARGV[2])
  end
  redis.call('LREM', queue .. ':wait', -1, ARGV[place])
  redis.call('DEL', queue .. ':' .. ARGV[place])
end`

/** How long opening waits for Redis, in ms. After that the queue is there, answers "unavailable", and keeps connecting. */
const patienceMs = 3_000

/**
 * The store on Redis. Writers fail fast (no offline queue), so that a sender hears 503 instead of waiting; the worker of
 * wake-ups reconnects forever.
 */
export async function openRedisStore({ url, prefix, onError }: RedisStoreOptions): Promise<Store> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 3_000,
    connectTimeout: 3_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  })
  redis.on('error', onError)
  watchEviction(redis, onError)
  await Promise.race([once(redis, 'ready'), sleep(patienceMs, undefined, { ref: false })]).catch(onError)
  const connection = { connection: redis, prefix, skipVersionCheck: true }
  const inbox = new Queue<InboxEntry>(queueNames.inbox, connection)
  const aside = new Queue<SetAsideEntry>(queueNames.aside, connection)
  const wakes = new Queue(queueNames.wake, connection)
  const queues = [inbox, aside, wakes]
  for (const queue of queues) queue.on('error', onError)
  /** By this connection, which refuses at once: BullMQ's own reads wait until Redis is there, without end. */
  async function listOf<Entry extends InboxEntry>(queue: string, first: number): Promise<Entry[]> {
    const jobs = await redis.eval(listScript, 1, prefix, queue, first)
    return Array.isArray(jobs) ? jobs.map((data): Entry => JSON.parse(String(data))) : []
  }

  return {
    kind: 'redis',
    madeAnew: false,
    queues,
    gatherMs: 3,
    lease: createRedisLease(redis, `${prefix}:lease`),
    async add(entries) {
      const jobs = entries.flatMap((entry) => [
        entry.jobId,
        JSON.stringify(entry),
        String(entry.accepted.acceptedAt),
      ])
      const answer = await redis.eval(addScript, 1, prefix, queueNames.inbox, ...jobs)
      const known = Array.isArray(answer) ? answer.map(String) : []
      return new Map(
        entries.flatMap(({ jobId }, index) => (known[index] ? [[jobId, known[index]] as const] : [])),
      )
    },
    list: (limit) => listOf(queueNames.inbox, -limit),
    count: () => redis.llen(`${prefix}:${queueNames.inbox}:wait`),
    async span() {
      const times = await redis.eval(spanScript, 1, prefix, queueNames.inbox)
      if (!Array.isArray(times) || times.length === 0) return undefined
      return { oldest: Number(times[0]), newest: Number(times[1]) }
    },
    async finish(entries) {
      for (const part of inParts(entries, 1_000)) {
        const jobs = part.flatMap((entry) => [entry.jobId, hasKey(entry) ? entry.accepted.id : ''])
        await redis.eval(finishScript, 1, prefix, queueNames.inbox, knownMs, ...jobs)
      }
    },
    async keepAside(entries) {
      await aside.addBulk(
        entries.map((entry) => ({ name: 'set-aside', data: entry, opts: { jobId: entry.jobId } })),
      )
    },
    listAside: () => listOf<SetAsideEntry>(queueNames.aside, 0),
    async removeAside(jobIds) {
      await Promise.all(jobIds.map((jobId) => aside.remove(jobId)))
    },
    async wake() {
      await wakes.add('wake', {}, wakeOptions)
    },
    async listen(onWake) {
      await wakes.removeDeduplicationKey(wakeOptions.deduplication.id)
      const connection = new Redis(url, {
        maxRetriesPerRequest: null,
        retryStrategy: (times) => Math.min(100 * times, 1_000),
      })
      connection.on('error', onError)
      const worker = new Worker(queueNames.wake, onWake, {
        ...wakeWorkerOptions,
        connection,
        prefix,
        skipVersionCheck: true,
      })
      worker.on('error', onError)
      return async () => {
        // Without its connection it has nothing to wait for, whatever became of Redis.
        const closing = worker.close()
        await Promise.race([closing, sleep(patienceMs, undefined, { ref: false })])
        connection.disconnect()
        await closing
      }
    },
    onReconnect(listener) {
      let lost = false
      redis.on('close', () => {
        lost = true
      })
      redis.on('ready', () => {
        if (lost) listener()
        lost = false
      })
    },
    async ping() {
      // One that is full, or a replica, answers and refuses every write.
      await redis.set(`${prefix}:probe`, '', 'PX', 1_000)
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
      redis.disconnect()
    },
  }
}
