import type { Change } from '../changes/change'
import type { InboxEntry } from './store'

/** Times in ms since the epoch. `openedAt` is when this wait began: it bounds the wait when clocks of senders disagree. */
export interface ArrivalTimes {
  now: number
  openedAt: number
  /** When a change last arrived here that may have companions, written or not. */
  lastArrivedAt: number
}

export interface WaitLimits {
  /** Since the last of them, ms. */
  quietMs: number
  /** Since the first of them, ms. */
  longestWaitMs: number
}

export interface Readiness {
  ready: readonly InboxEntry[]
  /** Until more is ready without anything new, ms; undefined where nothing waits. */
  waitMs: number | undefined
}

/**
 * Which changes are taken now. Documents that were published together go live together, and nothing else is waited for.
 * 1. A day, the schedule, a feed, a comparison, a rebuild stand alone: now. So does what was handed over or set aside before.
 * 2. A document of a transaction whose changes are all here: now.
 * 3. Any other document may have companions on their way: once the last of these has arrived `quietMs` ago, or the first
 *    has waited `longestWaitMs`, and never longer than that after the wait began.
 */
export function readyChanges(
  entries: readonly InboxEntry[],
  known: { isWhole(transaction: string): boolean; wasHandedOver(jobId: string): boolean },
  times: ArrivalTimes,
  limits: WaitLimits,
): Readiness {
  const waiting = entries.filter(
    ({ jobId, accepted, retried }) =>
      retried !== true && !known.wasHandedOver(jobId) && mayHaveCompanions(accepted.change, known.isWhole),
  )
  const waitMs = waiting.length === 0 ? undefined : remainingWait(waiting, times, limits)
  if (waitMs === undefined || waitMs === 0) return { ready: entries, waitMs: undefined }
  const held = new Set(waiting)
  return { ready: entries.filter((entry) => !held.has(entry)), waitMs }
}

/** Whether other changes that were made with this one may still arrive. */
export const mayHaveCompanions = (change: Change, isWhole: (transaction: string) => boolean): boolean =>
  change.kind === 'document' && (change.transaction === undefined || !isWhole(change.transaction))

function remainingWait(waiting: readonly InboxEntry[], times: ArrivalTimes, limits: WaitLimits): number {
  const arrivals = waiting.map(({ accepted }) => accepted.acceptedAt)
  const newest = arrivals.reduce((left, right) => Math.max(left, right), times.lastArrivedAt)
  const oldest = arrivals.reduce((left, right) => Math.min(left, right), times.openedAt)
  const quiet = Math.min(limits.quietMs, newest + limits.quietMs - times.now)
  const longest = oldest + limits.longestWaitMs - times.now
  return Math.max(0, Math.min(quiet, longest))
}
