/** Times in ms since the epoch. `openedAt` is when this wait began: it bounds the wait when clocks of senders disagree. */
export interface InboxTimes {
  now: number
  openedAt: number
  oldestAcceptedAt: number
  newestAcceptedAt: number
}

/**
 * How long to wait, in ms, before the inbox is taken; 0 means now.
 * 1. The last change is `quietMs` ago: now.
 * 2. The first one has waited `longestMs`: now, even if more keep coming.
 * 3. Otherwise until the earlier of both, and never longer than `longestMs` after the wait began.
 */
export function remainingWait(times: InboxTimes, quietMs: number, longestMs: number): number {
  const quiet = Math.min(quietMs, times.newestAcceptedAt + quietMs - times.now)
  const longest = Math.min(times.oldestAcceptedAt, times.openedAt) + longestMs - times.now
  return Math.max(0, Math.min(quiet, longest))
}

/** Pause before try number `failures` + 1, in ms: 0.5 s, doubled each time, at most 30 s. */
export function pauseAfter(failures: number): number {
  return Math.min(30_000, 500 * 2 ** Math.min(failures - 1, 10))
}
