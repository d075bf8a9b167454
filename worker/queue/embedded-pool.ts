import { EventEmitter } from 'node:events'
import type { PGlite } from '@electric-sql/pglite'
import type { PgPool, PgPoolClient, PgQueryResult } from 'bullmq'
import { StoreUnavailable } from '../changes/errors'

export interface EmbeddedPool extends PgPool {
  /** Runs statements in one transaction. */
  transaction<T>(work: (query: PgPool['query']) => Promise<T>): Promise<T>
}

export interface EmbeddedPoolOptions {
  database: PGlite
  /** Opens the database again after it broke (a full disk ends PostgreSQL inside of the process). */
  reopen(): Promise<PGlite>
  onError(error: unknown): void
}

/** How long a broken database is left alone before it is opened again, in ms. */
const reopenAfterMs = 1_000

/**
 * The embedded PostgreSQL in the shape of a pool of `pg`. There is one session, so a transaction holds a mutex; and
 * notifications are delivered in the process itself, without a socket, which is what makes a pick-up immediate.
 */
export function createEmbeddedPool(options: EmbeddedPoolOptions): EmbeddedPool {
  const listeners = new Set<EventEmitter>()
  const mutex = createMutex()
  let database: PGlite | undefined
  let brokenAt = Number.NEGATIVE_INFINITY
  let ended = false
  adopt(options.database)

  function adopt(opened: PGlite): PGlite {
    database = opened
    opened.onNotification((channel, payload) => {
      for (const listener of listeners) listener.emit('notification', { channel, payload })
    })
    return opened
  }

  async function current(): Promise<PGlite> {
    if (ended) throw new StoreUnavailable('It was closed.')
    if (database !== undefined) return database
    if (performance.now() - brokenAt < reopenAfterMs)
      throw new StoreUnavailable('It broke a moment ago and is opened again soon.')
    brokenAt = performance.now()
    return adopt(await options.reopen())
  }

  function giveUp(broken: PGlite, error: unknown): void {
    if (database !== broken) return
    database = undefined
    brokenAt = performance.now()
    options.onError(error)
    void broken.close().catch(() => undefined)
    for (const listener of [...listeners])
      listener.emit('error', new Error('the embedded store is opened again'))
  }

  async function run(text: string, params?: readonly unknown[]): Promise<PgQueryResult> {
    const session = await current()
    try {
      const result =
        params === undefined ? (await session.exec(text)).at(-1) : await session.query(text, [...params])
      return { rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 }
    } catch (error) {
      if (!isSqlError(error)) giveUp(session, error)
      throw error
    }
  }

  const query: PgPool['query'] = (text: string, params?: readonly unknown[]) => mutex(() => run(text, params))

  const pool: EmbeddedPool = {
    query,
    async connect() {
      const client = createClient(run, mutex, () => listeners.delete(client))
      listeners.add(client)
      return client
    },
    transaction: (work) =>
      mutex(async () => {
        await run('begin')
        try {
          const result = await work(run)
          await run('commit')
          return result
        } catch (error) {
          await run('rollback').catch(options.onError)
          throw error
        }
      }),
    async end() {
      ended = true
      await mutex(async () => database?.close())
    },
    on: () => pool,
    removeAllListeners: () => pool,
  }
  return pool
}

type Run = (text: string, params?: readonly unknown[]) => Promise<PgQueryResult>
type Mutex = <T>(work: () => Promise<T>) => Promise<T>

/** A client only listens and runs single statements: nothing of BullMQ opens a transaction once its tables are there. */
function createClient(run: Run, mutex: Mutex, release: () => void): PgPoolClient & EventEmitter {
  const query: PgPoolClient['query'] = (text: string, params?: readonly unknown[]) =>
    mutex(() => run(text, params))
  return Object.assign(new EventEmitter(), { query, release })
}

function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** PostgreSQL's own errors carry an SQLSTATE of five characters; class 53, 58 and XX mean that it cannot go on. */
function isSqlError(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:53|58|XX)/.test(code)
}
