import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Change } from '../changes/change'
import { errorCatalogue } from '../changes/errors'
import { createAcceptGroup } from './accept-group'
import { type BatchLoop, createBatchLoop } from './batch-loop'
import type { Acceptance, BatchHandler, ChangeQueue } from './change-queue'
import { openEmbeddedStore } from './embedded-store'
import { type HeldLease, holdLease, type LeaseSignals } from './lease'
import { mayHaveCompanions } from './ready-changes'
import { openRedisStore } from './redis-store'
import { retryOf } from './settlement'
import type { Store } from './store'
import { WholeTransactions } from './whole-transactions'

export interface QueueOptions {
  /** Redis where set; otherwise the embedded store in `{dataDir}/queue`. */
  redisUrl: string | undefined
  dataDir: string
  /** Name of the site, e.g. `h7k2p9:production`: several sites may share one Redis. */
  site: string
  /** How long companions of a change are waited for whose transaction is not known to be whole, ms since the last one. */
  quietMs: number
  /** The same since the first one. */
  longestWaitMs: number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Term of the lease in ms: the longest time until another worker takes over. Default 10 s. */
  leaseMs?: number
  /** How often the inbox is looked at without a wake-up, in ms: what a lost wake-up costs at most. Default 2 s. */
  sweepMs?: number
  /** Ends the wait for a data folder that another process holds. */
  signal?: AbortSignal
  /** Puts files of an empty embedded PostgreSQL into a folder. Default: none, and PostgreSQL makes them, in seconds. */
  plantStore?: (folder: string) => Promise<void>
}

const acceptTimeoutMs = 3_000

/** Opens the queue of a site. With the embedded store it waits while another living process has the data folder. */
export async function openQueue(options: QueueOptions): Promise<ChangeQueue> {
  const { log } = options
  const store = await openStore(options)
  const stop = new AbortController()
  const giveBack = new AbortController()
  const now = Date.now
  const listeners = new Set<() => void>()
  const whole = new WholeTransactions()
  let lastArrivedAt = 0
  let standsBy = false
  let held: HeldLease | undefined
  // The folder's lock already keeps others out of the embedded store: the lease of a killed process is taken at once.
  const owner = store.kind === 'embedded' ? 'holder of the folder' : `${process.pid}-${randomUUID()}`
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let lease: Promise<HeldLease> | undefined
  let loop: BatchLoop | undefined
  let leading: Promise<void> | undefined
  const group = createAcceptGroup(store, {
    now,
    timeoutMs: acceptTimeoutMs,
    isWakeNeeded() {
      if (loop === undefined) return true
      loop.nudge()
      void drain(loop)
      return false
    },
    onWakeFailed: (error) =>
      log.warn({ error }, 'a wake-up could not be added; the next look into the inbox replaces it'),
  })

  function accept(change: Change, key?: string): Promise<Acceptance> {
    if (mayHaveCompanions(change, (id) => whole.has(id))) lastArrivedAt = now()
    return group.accept(change, key)
  }

  function acceptWhole(
    transaction: string,
    changes: readonly { change: Change; key?: string | undefined }[],
  ): Promise<readonly Acceptance[]> {
    // They are stored in their order: with the last one it is whole. What a webhook brought before waited for that.
    const onLast = () => {
      whole.add(transaction)
      loop?.lookAgain()
    }
    return Promise.all(
      changes.map(({ change, key }, index) =>
        group.accept(change, key, index === changes.length - 1 ? onLast : undefined),
      ),
    )
  }

  const drain = (batches: BatchLoop) =>
    batches.drain().catch((error: unknown) => log.warn({ error }, 'the inbox could not be read'))

  /** Changes may have been missed: the content service is asked what is different. */
  const closeGap = () => {
    group
      .accept({ kind: 'reconcile', reason: 'gap' })
      .catch((error: unknown) => log.warn({ error }, 'the reconcile after a gap was not accepted'))
  }
  store.onReconnect(() => {
    if (loop !== undefined) closeGap()
  })

  function lead(): Promise<HeldLease> {
    const signals = { giveUp: stop.signal, release: giveBack.signal }
    const onWaiting = (isHeld: boolean) => {
      if (standsBy === isHeld) return
      standsBy = isHeld
      tell()
    }
    lease ??= takeLease(store, owner, options, signals, onWaiting).then((taken) => {
      held = taken
      standsBy = false
      // A lost one is not handed out again.
      taken.signal.addEventListener('abort', () => {
        lease = undefined
      })
      return taken
    })
    return lease
  }

  async function work(handler: BatchHandler, began: () => void): Promise<void> {
    let losses = 0
    while (!stop.signal.aborted) {
      const held = await lead()
      // A lease is also lost when the store was emptied, and its inbox with it.
      if (losses > 0) closeGap()
      const batches = createBatchLoop(store, handler, held, stop.signal, {
        quietMs: options.quietMs,
        longestWaitMs: options.longestWaitMs,
        now,
        lastArrivedAt: () => lastArrivedAt,
        isWhole: (transaction) => whole.has(transaction),
        sleep,
        onSettled: tell,
        onFailed: (error, batch, retryInMs) =>
          log.error(
            { error, changes: batch.map((one) => one.id), retryInMs },
            'a batch failed and is tried again',
          ),
      })
      loop = batches
      held.signal.addEventListener('abort', () => {
        if (!stop.signal.aborted)
          log.error({ code: 'queue.lease-lost', fence: held.fence }, errorCatalogue['queue.lease-lost'].what)
      })
      await followWakeUps(store, () => drain(batches), held.signal, stop.signal, options, began)
      loop = undefined
      if (stop.signal.aborted) return
      losses += 1
    }
  }

  return {
    store: { kind: store.kind, madeAnew: store.madeAnew },
    queues: store.queues,
    accept,
    acceptWhole,
    lead,
    process(handler) {
      return new Promise((resolve, reject) => {
        leading = work(handler, resolve).catch(reject)
      })
    },
    resume() {
      loop?.resume()
      if (loop) void drain(loop)
    },
    async waiting() {
      const span = await store.span()
      return { count: span === undefined ? 0 : await store.count(), oldestAcceptedAt: span?.oldest }
    },
    async peek(limit) {
      return (await store.list(limit)).map((entry) => entry.accepted)
    },
    async setAside() {
      return (await store.listAside()).map(({ accepted, reason, setAsideAt }) => ({
        accepted,
        reason,
        setAsideAt,
      }))
    },
    async retry(changeId) {
      const entries = (await store.listAside()).filter(
        ({ accepted }) => changeId === undefined || accepted.id === changeId,
      )
      if (entries.length === 0) return
      await store.add(entries.map(retryOf))
      await store.removeAside(entries.map((entry) => entry.jobId))
      await store.wake()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get standsBy() {
      return standsBy
    },
    get leads() {
      return held?.signal.aborted === false
    },
    async healthy() {
      return store.ping().then(
        () => true,
        () => false,
      )
    },
    async close(last) {
      stop.abort()
      await leading
      await last?.()
      const ending = lease?.then(
        (held) => held.ended,
        () => undefined,
      )
      giveBack.abort()
      await ending
      await store.close()
    },
  }
}

async function followWakeUps(
  store: Store,
  drain: () => Promise<void>,
  lost: AbortSignal,
  stop: AbortSignal,
  options: QueueOptions,
  began: () => void,
): Promise<void> {
  const ended = AbortSignal.any([lost, stop])
  const stopListening = await listenWhenPossible(store, drain, ended, options)
  began()
  while (!ended.aborted) {
    await drain()
    await sleep(options.sweepMs ?? 2_000, ended)
  }
  await drain()
  const stopped = stopListening?.().catch((error: unknown) =>
    options.log.warn({ error }, 'the wake-ups did not stop cleanly'),
  )
  // A listener whose store went away may never say that it has stopped: nothing waits for it.
  await Promise.race([stopped, delay(listenerEndsWithin, undefined, { ref: false })])
}

/** How long the end of a listener is waited for, ms. */
const listenerEndsWithin = 5_000

async function listenWhenPossible(
  store: Store,
  drain: () => Promise<void>,
  ended: AbortSignal,
  options: QueueOptions,
): Promise<(() => Promise<void>) | undefined> {
  while (!ended.aborted) {
    try {
      return await store.listen(drain)
    } catch (error) {
      options.log.warn({ error }, 'the store does not answer yet')
      await sleep(options.sweepMs ?? 2_000, ended)
    }
  }
  return undefined
}

async function takeLease(
  store: Store,
  owner: string,
  options: QueueOptions,
  signals: LeaseSignals,
  onWaiting: (isHeld: boolean) => void,
): Promise<HeldLease> {
  const held = await holdLease(
    store.lease,
    {
      owner,
      lastsMs: options.leaseMs ?? 10_000,
      clock: { now: Date.now, sleep },
      onWaiting(heldBy) {
        if (heldBy !== undefined)
          options.log.info({ heldBy }, 'another worker publishes this site; this one waits to take over')
        onWaiting(heldBy !== undefined)
      },
      onError: (error) => options.log.warn({ error }, 'the lease could not be renewed'),
    },
    signals,
  )
  if (held === undefined) throw new Error('the queue was closed while it waited for the lease')
  return held
}

function openStore(options: QueueOptions): Promise<Store> {
  const { log, redisUrl } = options
  const onError = (error: unknown) => log.warn({ error }, 'the store of the queue reports an error')
  if (redisUrl !== undefined)
    return openRedisStore({ url: redisUrl, prefix: `site:${options.site}`, onError })
  const folder = path.join(options.dataDir, 'queue')
  return openEmbeddedStore({
    folder,
    now: Date.now,
    onError,
    onWaiting: (pid) =>
      log.warn(
        { code: 'queue.store-locked', pid, folder },
        `process ${pid} uses this data folder; waiting until it ends`,
      ),
    onMovedAside: (movedAside) =>
      log.error({ code: 'queue.store-damaged', movedAside }, errorCatalogue['queue.store-damaged'].what),
    signal: options.signal,
    plant: options.plantStore,
  })
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
