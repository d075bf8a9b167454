import type { Queue } from 'bullmq'
import type { AcceptedChange, Change } from '../changes/change'
import type { HeldLease } from './lease'

/** What became of a batch: everything that is not set aside is live. Reasons are in an editor's words. */
export interface BatchOutcome {
  /** Ids of changes that are not finished: they stay in the inbox, and come again with the batch that follows at once. */
  again?: readonly string[]
  /** Ids of changes that wait for something: they stay in the inbox, and come again after `resume`. */
  later?: readonly string[]
  setAside: readonly { changeId: string; reason: string }[]
}

/** A change that could not go live. It is tried again after every batch of which something went live, and on request. */
export interface SetAside {
  accepted: AcceptedChange
  reason: string
  /** Milliseconds since the epoch. */
  setAsideAt: number
}

export interface Acceptance {
  /** Id of the accepted change; for a duplicate, that of the first one. */
  id: string
  duplicate: boolean
}

/**
 * Makes a batch live.
 * @throws ChangeRefused when trying again does not help: the batch is halved until the culprit stands alone and is set
 * aside. Any other error: the whole batch is tried again, later and later.
 */
export type BatchHandler = (batch: readonly AcceptedChange[], lease: HeldLease) => Promise<BatchOutcome>

/** The inbox of changes. All durable, shared by every process on one store; at most one of them handles batches. */
export interface ChangeQueue {
  /** Which store holds it, and whether it had to be made anew (then a reconcile is due). */
  readonly store: { readonly kind: 'redis' | 'embedded'; readonly madeAnew: boolean }
  /** The same as jobs of BullMQ: the inbox, what was set aside, the wake-up. To be looked at only. */
  readonly queues: readonly Queue[]
  /**
   * Resolves when the change is durable. With a `key`, a change that was accepted under it less than 50 minutes ago is
   * not accepted again.
   * @throws StoreUnavailable within 3 s when the store cannot keep it.
   */
  accept(change: Change, key?: string): Promise<Acceptance>
  /**
   * The same with everything of this site that one transaction of the content service changed: taken at once, and what
   * was accepted of it before, too.
   */
  acceptWhole(
    transaction: string,
    changes: readonly { change: Change; key?: string | undefined }[],
  ): Promise<readonly Acceptance[]>
  /** Resolves when this process holds the lease of the site: waits while another process does. */
  lead(): Promise<HeldLease>
  /**
   * Waits for the lease, then hands over batches, one at a time and at once, all that is ready (`readyChanges`): what
   * arrives meanwhile is the next batch. Changes leave the inbox only after the handler resolved. Resolves when handling began.
   */
  process(handler: BatchHandler): Promise<void>
  /** What a handler put off is handed over again. */
  resume(): void
  waiting(): Promise<{ count: number; oldestAcceptedAt: number | undefined }>
  /** The changes in the inbox, oldest first. */
  peek(limit: number): Promise<readonly AcceptedChange[]>
  setAside(): Promise<readonly SetAside[]>
  /** Puts a set-aside change back into the inbox, every one without an id. Unknown ids are ignored. */
  retry(changeId?: string): Promise<void>
  /**
   * Calls back when a batch has left the inbox and what was refused of it is set aside, and after `retry`: what waits is
   * another then. Returns a function that stops.
   */
  subscribe(listener: () => void): () => void
  /** True while another process is known to hold the lease of the site and this one waits to take over. */
  readonly standsBy: boolean
  /** True while this process holds the lease of the site. */
  readonly leads: boolean
  /** True when the store answers and keeps what it is given. */
  healthy(): Promise<boolean>
  /**
   * Stops taking batches, waits for the one in work and for what is done `last` under the lease, releases the lease and the
   * store.
   */
  close(last?: () => Promise<void>): Promise<void>
}
