import type { Queue } from 'bullmq'
import type { AcceptedChange } from '../changes/change'
import type { LeaseStore } from './lease'

/** A change as it lies in the inbox. */
export interface InboxEntry {
  /** Id of the BullMQ job: made from the key of the change, so that the same key cannot be there twice. */
  jobId: string
  accepted: AcceptedChange
  /** Set when the change comes back from being set aside. */
  retried?: boolean
}

export interface SetAsideEntry extends InboxEntry {
  reason: string
  setAsideAt: number
}

/**
 * What the queue needs of a store. Both stores keep jobs of BullMQ. Jobs of the inbox are never worked off one by one, so
 * they are written and removed many at a time, which BullMQ itself does one by one.
 */
export interface Store {
  readonly kind: 'redis' | 'embedded'
  readonly madeAnew: boolean
  readonly lease: LeaseStore
  /** BullMQ's own queues, to be looked at. */
  readonly queues: readonly Queue[]
  /** How long after a write, in ms, changes are gathered for the next one. */
  readonly gatherMs: number
  /**
   * Keeps every entry, in one write, whose job does not lie in the inbox and was not, with a key, finished in the last 50 minutes.
   * Answers the job ids of the others with the change that each of them stands for.
   */
  add(entries: readonly InboxEntry[]): Promise<ReadonlyMap<string, string>>
  /** Oldest first. */
  list(limit: number): Promise<readonly InboxEntry[]>
  count(): Promise<number>
  /** When the first and the last change in the inbox were accepted, ms since the epoch; undefined when it is empty. */
  span(): Promise<{ oldest: number; newest: number } | undefined>
  /** Remembers the jobs as known, then removes them from the inbox. */
  finish(entries: readonly InboxEntry[]): Promise<void>
  keepAside(entries: readonly SetAsideEntry[]): Promise<void>
  listAside(): Promise<readonly SetAsideEntry[]>
  removeAside(jobIds: readonly string[]): Promise<void>
  /** Adds the wake-up job unless one is waiting. */
  wake(): Promise<void>
  /**
   * Runs `onWake` for every wake-up job. Returns a function that stops. A wake-up that a dead process left in work no
   * longer holds back new ones.
   */
  listen(onWake: () => Promise<void>): Promise<() => Promise<void>>
  /** Called when the connection came back after a loss, so that a reconcile can look for what was missed. */
  onReconnect(listener: () => void): void
  /** Rejects when the store does not answer, or answers and keeps nothing. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How long a finished change is still known, in ms: the replay window of 40 minutes and some room for clocks. */
export const knownMs = 50 * 60_000

export const queueNames = { inbox: 'inbox', aside: 'set-aside', wake: 'wake' } as const

/** One wake-up at most is waiting; one that arrives while another is in work starts after it. */
export const wakeOptions = {
  deduplication: { id: 'wake', keepLastIfActive: true },
  removeOnComplete: true,
  removeOnFail: true,
} as const

/** The worker of wake-ups. A wake-up that was killed any number of times is still only a wake-up. */
export const wakeWorkerOptions = {
  concurrency: 1,
  lockDuration: 30_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000_000,
  drainDelay: 5,
  runRetryDelay: 1_000,
} as const

/** Whether a finished job has to be remembered: only a delivery has a key under which it may come again. */
export const hasKey = ({ jobId }: InboxEntry): boolean => jobId.startsWith('key-')

/** A list in parts of at most `size`: a store is never held up for long by one of them. */
export function inParts<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size))
}
