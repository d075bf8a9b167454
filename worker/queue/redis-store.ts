import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { createRedisLease } from './redis-lease'
import {
  type Entry,
  knownMs,
  queueNames,
  type SetAsideEntry,
  type Store,
  wakeOptions,
  wakeWorkerOptions,
} from './store'

export interface RedisStoreOptions {
  url: string
  /** Namespace of the site, e.g. `site:edelgrat:production`: several sites can share one Redis. */
  prefix: string
  onError(error: unknown): void
}

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
  await Promise.race([once(redis, 'ready'), sleep(patienceMs, undefined, { ref: false })]).catch(onError)
  const connection = { connection: redis, prefix, skipVersionCheck: true }
  const inbox = new Queue<Entry>(queueNames.inbox, connection)
  const aside = new Queue<SetAsideEntry>(queueNames.aside, connection)
  const wakes = new Queue(queueNames.wake, connection)
  const queues = [inbox, aside, wakes]
  for (const queue of queues) queue.on('error', onError)
  const knownKey = (jobId: string) => `${prefix}:known:${jobId}`
  const jobKey = (jobId: string) => `${prefix}:${queueNames.inbox}:${jobId}`

  return {
    kind: 'redis',
    madeAnew: false,
    gatherMs: 5,
    lease: createRedisLease(redis, `${prefix}:lease`),
    async known(jobIds) {
      const pipeline = redis.pipeline()
      for (const jobId of jobIds) pipeline.get(knownKey(jobId)).hget(jobKey(jobId), 'data')
      const answers = valuesOf(await pipeline.exec())
      const found = new Map<string, string>()
      jobIds.forEach((jobId, index) => {
        const id = asText(answers[index * 2]) ?? changeIdIn(asText(answers[index * 2 + 1]))
        if (id !== undefined) found.set(jobId, id)
      })
      return found
    },
    async add(entries) {
      await inbox.addBulk(
        entries.map((entry) => ({ name: 'change', data: entry, opts: { jobId: entry.jobId } })),
      )
    },
    async list(limit) {
      const jobs = await inbox.getJobs(['waiting'], 0, limit - 1, true)
      return jobs.flatMap((job) => (job ? [job.data] : []))
    },
    count: () => inbox.getWaitingCount(),
    async span() {
      // A job can be removed between being listed and being read: only the count says that nothing is there.
      while ((await inbox.getWaitingCount()) > 0) {
        const ends = await Promise.all(
          [true, false].map((oldest) => inbox.getJobs(['waiting'], 0, 0, oldest)),
        )
        const [oldest, newest] = ends.map(([job]) => job?.timestamp)
        if (oldest !== undefined && newest !== undefined) return { oldest, newest }
      }
      return undefined
    },
    async finish(entries) {
      const pipeline = redis.pipeline()
      for (const entry of entries) pipeline.set(knownKey(entry.jobId), entry.accepted.id, 'PX', knownMs)
      valuesOf(await pipeline.exec())
      await Promise.all(entries.map((entry) => inbox.remove(entry.jobId)))
    },
    async keepAside(entries) {
      await aside.addBulk(
        entries.map((entry) => ({ name: 'set-aside', data: entry, opts: { jobId: entry.jobId } })),
      )
    },
    async listAside() {
      const jobs = await aside.getJobs(['waiting'], 0, -1, true)
      return jobs.flatMap((job) => (job ? [job.data] : []))
    },
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
        await worker.close()
        connection.disconnect()
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
      await redis.ping()
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
      redis.disconnect()
    },
  }
}

/** @throws the first error of a pipeline. */
function valuesOf(answers: [Error | null, unknown][] | null): unknown[] {
  if (answers === null) throw new Error('the pipeline was discarded')
  return answers.map(([error, value]) => {
    if (error) throw error
    return value
  })
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function changeIdIn(data: string | undefined): string | undefined {
  if (data === undefined) return undefined
  const entry: Entry = JSON.parse(data)
  return entry.accepted.id
}
