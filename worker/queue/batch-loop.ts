import type { AcceptedChange } from '../changes/change'
import { ChangeRefused } from '../changes/errors'
import { passStage } from '../changes/stages'
import type { BatchHandler, BatchOutcome } from './change-queue'
import type { HeldLease } from './lease'
import { causeOf, pauseAfter } from './pauses'
import { readyChanges, type WaitLimits } from './ready-changes'
import { planSettlement } from './settlement'
import type { InboxEntry, Store } from './store'

/** The most changes that are handed over at once. */
const batchLimit = 10_000

export interface BatchLoopOptions extends WaitLimits {
  now(): number
  /** When this process last received a change that may have companions, written or not, ms since the epoch. */
  lastArrivedAt(): number
  /** Whether all changes of a transaction are in the inbox, or were. */
  isWhole(transaction: string): boolean
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** A batch left the inbox. */
  onSettled(): void
  onFailed(error: unknown, batch: readonly AcceptedChange[], retryInMs: number): void
}

export interface BatchLoop {
  /** Handles batches until the inbox is empty. While it runs, further calls join it, and it looks once more. */
  drain(): Promise<void>
  /** Ends a pause after a failure: something new arrived that may heal it. */
  nudge(): void
  /** Ends the wait for companions: the inbox is looked at again. */
  lookAgain(): void
  /** Has what was put off handed over again. */
  resume(): void
}

/** What the loop needs of the inbox. */
export type Inbox = Pick<
  Store,
  'span' | 'list' | 'listAside' | 'keepAside' | 'removeAside' | 'add' | 'finish'
>

/** Takes what lies in the inbox, hands it over, and removes it only when it is done: one batch at a time. */
export function createBatchLoop(
  store: Inbox,
  handler: BatchHandler,
  lease: HeldLease,
  stop: AbortSignal,
  options: BatchLoopOptions,
): BatchLoop {
  let running: Promise<void> | undefined
  let pause = new AbortController()
  let look = new AbortController()
  let more = false
  const putOff = new Set<string>()
  /** Job ids of the batch before. What of it stays in the inbox waits for nobody. */
  let handedOver: ReadonlySet<string> = new Set()
  const ended = AbortSignal.any([stop, lease.signal])

  async function drainOnce(): Promise<void> {
    let failures = 0
    while (!ended.aborted) {
      const entries = await nextBatch()
      if (entries.length === 0 || ended.aborted) return
      handedOver = new Set(entries.map(({ jobId }) => jobId))
      const batch = entries.map((entry) => entry.accepted)
      try {
        const outcome = await handle(batch, (part) => handler(part, lease))
        for (const id of outcome.later ?? []) putOff.add(id)
        await settle(store, entries, outcome, options.now())
        options.onSettled()
        passStage('acknowledge')
        failures = 0
        pause = new AbortController()
      } catch (error) {
        if (ended.aborted) return
        // A try that something new asked for says nothing about how long the cause will last.
        failures = pause.signal.aborted ? Math.max(1, failures) : failures + 1
        const retryInMs = pauseAfter(failures, causeOf(error))
        options.onFailed(error, batch, retryInMs)
        pause = new AbortController()
        await options.sleep(retryInMs, AbortSignal.any([ended, pause.signal]))
      }
    }
  }

  /** Takes what is ready and was not put off. The clock is read before the inbox, so that slowness is no quiet. */
  async function nextBatch(): Promise<readonly InboxEntry[]> {
    const openedAt = options.now()
    for (;;) {
      look = new AbortController()
      const now = options.now()
      if ((await store.span()) === undefined) return []
      // What was put off lies before what is new: it takes no place of a batch.
      const listed = await store.list(batchLimit + putOff.size)
      const entries = listed.filter(({ accepted }) => !putOff.has(accepted.id)).slice(0, batchLimit)
      const times = { now, openedAt, lastArrivedAt: options.lastArrivedAt() }
      const { ready, waitMs } = readyChanges(
        entries,
        { isWhole: options.isWhole, wasHandedOver: (jobId) => handedOver.has(jobId) },
        times,
        options,
      )
      if (ready.length > 0 || waitMs === undefined || ended.aborted) return ready
      await options.sleep(waitMs, AbortSignal.any([ended, look.signal]))
    }
  }

  async function drainAll(): Promise<void> {
    try {
      do {
        more = false
        await drainOnce()
      } while (more && !ended.aborted)
    } finally {
      running = undefined
    }
  }

  return {
    drain() {
      more = true
      running ??= drainAll()
      return running
    },
    nudge: () => pause.abort(),
    lookAgain: () => look.abort(),
    resume: () => putOff.clear(),
  }
}

/** Halves a refused batch until the culprit stands alone: everything else goes live. */
async function handle(
  batch: readonly AcceptedChange[],
  handler: (batch: readonly AcceptedChange[]) => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  try {
    return await handler(batch)
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error
    const [only] = batch
    if (only !== undefined && batch.length === 1)
      return { setAside: [{ changeId: only.id, reason: error.reason }] }
    const middle = Math.ceil(batch.length / 2)
    const first = await handle(batch.slice(0, middle), handler)
    const second = await handle(batch.slice(middle), handler)
    return {
      setAside: [...first.setAside, ...second.setAside],
      again: [...(first.again ?? []), ...(second.again ?? [])],
      later: [...(first.later ?? []), ...(second.later ?? [])],
    }
  }
}

async function settle(
  store: Inbox,
  batch: readonly InboxEntry[],
  outcome: BatchOutcome,
  now: number,
): Promise<void> {
  const staying = new Set([...(outcome.again ?? []), ...(outcome.later ?? [])])
  const entries = batch.filter(({ accepted }) => !staying.has(accepted.id))
  if (entries.length === 0) return
  const plan = planSettlement(entries, outcome, await store.listAside(), now)
  if (plan.keepAside.length > 0) await store.keepAside(plan.keepAside)
  if (plan.tryAgain.length > 0) await store.add(plan.tryAgain)
  if (plan.removeAside.length > 0) await store.removeAside(plan.removeAside)
  await store.finish(entries)
}
