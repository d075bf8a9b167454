import { LeaseLost } from '../changes/errors'

/** Compare-and-set on one record of the store: who holds the lease, under which fencing token, and until when. */
export interface LeaseStore {
  /**
   * Takes the lease when it is free or expired. The token is greater than every token before, also after the store
   * was emptied, because it is never below the time in ms.
   */
  acquire(owner: string, lastsMs: number): Promise<{ fence: number } | { heldBy: string }>
  /** False when the lease is no longer this owner's. */
  renew(owner: string, fence: number, lastsMs: number): Promise<boolean>
  release(owner: string, fence: number): Promise<void>
}

/** The right to publish. `fence` grows from holder to holder: a publisher refuses a smaller one than it has seen. */
export interface HeldLease {
  readonly fence: number
  /** Aborted as soon as the lease is known to be lost, and before it is given back: nobody writes with it any more. */
  readonly signal: AbortSignal
  /** Resolves when the lease was given back or lost. */
  readonly ended: Promise<void>
  /** Asks the store. @throws LeaseLost when this process no longer holds the lease, or cannot find out. */
  assertHeld(): Promise<void>
}

export interface LeaseClock {
  now(): number
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface LeaseOptions {
  owner: string
  lastsMs: number
  clock: LeaseClock
  /** Called once for each other holder that is waited for. */
  onWaiting(heldBy: string): void
  /** The store does not answer; it is asked again. */
  onError(error: unknown): void
}

export interface LeaseSignals {
  /** Ends the wait for the lease. */
  giveUp: AbortSignal
  /** Gives a held lease back. */
  release: AbortSignal
}

/** Waits until the lease is free, takes it and keeps it alive until it is given back or lost. */
export async function holdLease(
  store: LeaseStore,
  options: LeaseOptions,
  signals: LeaseSignals,
): Promise<HeldLease | undefined> {
  const fence = await acquire(store, options, signals.giveUp)
  if (fence === undefined) return undefined
  const lost = new AbortController()
  return {
    fence,
    signal: lost.signal,
    ended: keepAlive(store, fence, options, signals.release, lost),
    async assertHeld() {
      if (lost.signal.aborted || !(await renewOnce(store, fence, options))) {
        lost.abort()
        throw new LeaseLost(`Fencing token ${fence} is no longer valid.`)
      }
    },
  }
}

async function acquire(
  store: LeaseStore,
  options: LeaseOptions,
  stop: AbortSignal,
): Promise<number | undefined> {
  let waitedFor: string | undefined
  while (!stop.aborted) {
    try {
      const answer = await store.acquire(options.owner, options.lastsMs)
      if ('fence' in answer) return answer.fence
      if (answer.heldBy !== waitedFor) options.onWaiting(answer.heldBy)
      waitedFor = answer.heldBy
    } catch (error) {
      options.onError(error)
    }
    await options.clock.sleep(options.lastsMs / 10, stop)
  }
  return undefined
}

/** Renews three times in each term. Not heard of for a whole term means lost, whatever the store would say. */
async function keepAlive(
  store: LeaseStore,
  fence: number,
  options: LeaseOptions,
  stop: AbortSignal,
  lost: AbortController,
): Promise<void> {
  let renewedAt = options.clock.now()
  while (!stop.aborted && !lost.signal.aborted) {
    await options.clock.sleep(options.lastsMs / 3, AbortSignal.any([stop, lost.signal]))
    if (stop.aborted || lost.signal.aborted) break
    try {
      const askedAt = options.clock.now()
      if (!(await store.renew(options.owner, fence, options.lastsMs))) return lost.abort()
      renewedAt = askedAt
    } catch (error) {
      options.onError(error)
      if (options.clock.now() - renewedAt > options.lastsMs) return lost.abort()
    }
  }
  if (lost.signal.aborted) return
  lost.abort()
  await store.release(options.owner, fence).catch(options.onError)
}

async function renewOnce(store: LeaseStore, fence: number, options: LeaseOptions): Promise<boolean> {
  try {
    return await store.renew(options.owner, fence, options.lastsMs)
  } catch (error) {
    options.onError(error)
    return false
  }
}
