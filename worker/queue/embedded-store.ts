import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Queue as BullQueue, createPostgresBackend, withBackend } from 'bullmq'
import { takePidLock } from '../disk/pid-lock'
import { openEmbeddedDatabase } from './embedded-database'
import { createEmbeddedLease } from './embedded-lease'
import { createEmbeddedPool } from './embedded-pool'
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

export interface EmbeddedStoreOptions {
  /** Folder of the store; its lock stands beside it, as `{folder}.lock`. */
  folder: string
  now(): number
  onError(error: unknown): void
  /** Another living process holds the folder; this one waits. */
  onWaiting(pid: number): void
  onMovedAside(folder: string): void
  signal?: AbortSignal
  /** Puts files of an empty PostgreSQL into a folder in which one is made. */
  plant?: (folder: string) => Promise<void>
}

const { Queue, Worker } = withBackend(createPostgresBackend)
/** After how many finished changes the space of old rows is given back: the embedded PostgreSQL does not do it by itself. */
const tidyEvery = 500
/** How long the store must have been left alone before, in ms. */
const tidyAfterMs = 10_000

/** The store on the embedded PostgreSQL: nothing to install, one process. Waits while another process has the folder. */
export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<Store> {
  const { now, onError, onWaiting, onMovedAside, signal, plant } = options
  const folder = path.resolve(options.folder)
  await mkdir(path.dirname(folder), { recursive: true })
  const lock = await takePidLock(`${folder}.lock`, { onWaiting, signal })
  const open = async () => {
    const opened = await openEmbeddedDatabase(folder, String(now()), plant)
    if (opened.movedAside !== undefined) onMovedAside(opened.movedAside)
    return opened
  }
  const opened = await open().catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  const reconnected: (() => void)[] = []
  const pool = createEmbeddedPool({
    database: opened.database,
    onError,
    async reopen() {
      const again = await open()
      if (again.madeAnew) known.clear()
      for (const listener of reconnected) setImmediate(listener)
      return again.database
    },
  })
  const connection = { connection: pool }
  const inbox = new Queue<InboxEntry>(queueNames.inbox, connection)
  const aside = new Queue<SetAsideEntry>(queueNames.aside, connection)
  const wakes = new Queue(queueNames.wake, connection)
  const queues = [inbox, aside, wakes]
  for (const queue of queues) queue.on('error', onError)
  // One process has this store, so what is known can be looked up without asking it.
  let known = await loadKnown()
  let finished = 0
  let tidying: NodeJS.Timeout | undefined
  tidyLater()
  await warmUp()

  /** The first use of each function compiles it: better now than at the first webhook. */
  async function warmUp(): Promise<void> {
    const queue = new Queue('warm-up', connection)
    queue.on('error', onError)
    await queue.add('warm-up', {}, { jobId: 'warm-up' })
    await pool.query(addSql, ['warm-up', '[]'])
    await pool.query(removeSql, ['warm-up', ['warm-up']])
    await queue.close()
  }

  async function loadKnown(): Promise<Map<string, string>> {
    const { rows } = await pool.query<{ job_id: string; change_id: string }>(knownSql, [queueNames.inbox])
    return new Map(rows.map((row) => [row.job_id, row.change_id]))
  }

  /** Not beside work: it holds the store for a moment. */
  function tidyLater(): void {
    clearTimeout(tidying)
    tidying = setTimeout(() => tidy().catch(onError), tidyAfterMs)
    tidying.unref()
  }

  async function tidy(): Promise<void> {
    finished = 0
    await pool.query('delete from known where until_ms < $1', [now()])
    known = await loadKnown()
    await pool.query('delete from event where id < (select max(id) from event) - 1000', [])
    await pool.query('vacuum', undefined)
  }

  return {
    kind: 'embedded',
    madeAnew: opened.madeAnew,
    queues: ownQueues(queues),
    lease: createEmbeddedLease(pool, now),
    gatherMs: 10,
    async add(entries) {
      const fresh = entries.filter((entry) => !known.has(entry.jobId))
      const duplicates = new Map(
        entries.flatMap(({ jobId }) => {
          const id = known.get(jobId)
          return id === undefined ? [] : [[jobId, id] as const]
        }),
      )
      if (fresh.length > 0) await pool.query(addSql, [queueNames.inbox, JSON.stringify(fresh)])
      for (const entry of fresh) known.set(entry.jobId, entry.accepted.id)
      return duplicates
    },
    list: (limit) => listJobs<InboxEntry>(queueNames.inbox, limit),
    count: () => inbox.getWaitingCount(),
    async span() {
      const { rows } = await pool.query<{ oldest: number | null; newest: number | null }>(spanSql, [
        queueNames.inbox,
      ])
      const [{ oldest, newest } = { oldest: null, newest: null }] = rows
      return oldest === null || newest === null
        ? undefined
        : { oldest: Number(oldest), newest: Number(newest) }
    },
    async finish(entries) {
      for (const part of inParts(entries, 200))
        await pool.transaction(async (query) => {
          const keyed = part.filter(hasKey)
          const ids = keyed.map((entry) => entry.accepted.id)
          await query(rememberSql, [jobIdsOf(keyed), ids, now() + knownMs])
          await query(removeSql, [queueNames.inbox, jobIdsOf(part)])
        })
      for (const entry of entries) if (!hasKey(entry)) known.delete(entry.jobId)
      finished += entries.length
      if (finished >= tidyEvery) tidyLater()
    },
    async keepAside(entries) {
      for (const entry of entries) await aside.add('set-aside', entry, { jobId: entry.jobId })
    },
    listAside: () => listJobs<SetAsideEntry>(queueNames.aside, 10_000),
    async removeAside(jobIds) {
      await pool.query(removeSql, [queueNames.aside, jobIds])
    },
    async wake() {
      await wakes.add('wake', {}, wakeOptions)
    },
    async listen(onWake) {
      await wakes.removeDeduplicationKey(wakeOptions.deduplication.id)
      const worker = new Worker(queueNames.wake, onWake, { ...wakeWorkerOptions, ...connection })
      worker.on('error', onError)
      return () => worker.close()
    },
    onReconnect: (listener) => void reconnected.push(listener),
    async ping() {
      // Whether the disk takes writes is known by the lease, which is one three times in each term: none is added here.
      await pool.query('select 1', [])
    },
    async close() {
      clearTimeout(tidying)
      await Promise.all(queues.map((queue) => queue.close()))
      await pool.end()
      await lock.release()
    },
  }

  async function listJobs<T>(queue: string, limit: number): Promise<T[]> {
    const { rows } = await pool.query<{ data: T }>(listSql, [queue, limit])
    return rows.map((row) => row.data)
  }
}

/** The type of a queue names its backend; for whoever only looks at its jobs both are the same class. */
const ownQueues = (queues: readonly unknown[]): BullQueue[] =>
  queues.filter((queue): queue is BullQueue => queue instanceof BullQueue)

const jobIdsOf = (entries: readonly InboxEntry[]): string[] => entries.map(({ jobId }) => jobId)

const knownSql = `select job_id, change_id from known
  union all select id, data->'accepted'->>'id' from job where queue = $1`
// Plain rows: jobs of the inbox have no parents, no locks and no deduplication, and no worker listens for them.
const addSql = `insert into job (queue, id, seq, name, state, data, added_at_ms)
  select $1, entry->>'jobId', nextval('job_seq'), 'change', 'waiting', entry, (entry->'accepted'->>'acceptedAt')::bigint
  from (select entry from jsonb_array_elements($2::jsonb) with ordinality as t(entry, place) order by place) as ordered
  on conflict (queue, id) do nothing`
const spanSql = `select min(added_at_ms) as oldest, max(added_at_ms) as newest from job where queue = $1 and state = 'waiting'`
const listSql = `select data from job where queue = $1 and state = 'waiting' order by seq limit $2`
const rememberSql = `insert into known select job_id, change_id, $3 from unnest($1::text[], $2::text[]) as t(job_id, change_id)
  on conflict (job_id) do update set change_id = excluded.change_id, until_ms = excluded.until_ms`
const removeSql = 'delete from job where queue = $1 and id = any($2)'
