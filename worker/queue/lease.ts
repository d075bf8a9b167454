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
  /** Called once for each other holder that is waited for; without one where the store does not tell any more who it is. */
  onWaiting(heldBy: string | undefined): void
  /** The store does not answer; it is asked again. */
  onError(error: unknown): void
}

export interface LeaseSignals {
  /** Ends the wait for the lease. */
  giveUp: AbortSignal
  /** Gives a held lease back. */
  release: AbortSignal
}

/** How often whoever waits asks for the lease, ms at most; a short term is asked for more often. */
const asksAgainAfter = 250

interface Taken {
  fence: number
  /** Milliseconds since it was asked for. */
  since(): number
}

/** Waits until the lease is free, takes it and keeps it alive until it is given back or lost. */
export async function holdLease(
  store: LeaseStore,
  options: LeaseOptions,
  signals: LeaseSignals,
): Promise<HeldLease | undefined> {
  const taken = await acquire(store, options, signals.giveUp)
  if (taken === undefined) return undefined
  const { fence } = taken
  const lost = new AbortController()
  return {
    fence,
    signal: lost.signal,
    ended: keepAlive(store, taken, options, signals.release, lost),
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
): Promise<Taken | undefined> {
  let waitedFor: string | undefined
  while (!stop.aborted) {
    try {
      const since = elapsed(options.clock)
      const answer = await store.acquire(options.owner, options.lastsMs)
      if ('fence' in answer) return { fence: answer.fence, since }
      if (answer.heldBy !== waitedFor) options.onWaiting(answer.heldBy)
      waitedFor = answer.heldBy
    } catch (error) {
      waitedFor = undefined
      options.onWaiting(undefined)
      options.onError(error)
    }
    await options.clock.sleep(Math.min(options.lastsMs / 40, asksAgainAfter), stop)
  }
  return undefined
}

/**
 * Renews three times in each term, and more often where nobody answers. Not heard of for a whole term means lost, whatever the
 * store would say: by then it may be another's.
 */
async function keepAlive(
  store: LeaseStore,
  { fence, since }: Taken,
  options: LeaseOptions,
  stop: AbortSignal,
  lost: AbortController,
): Promise<void> {
  const { lastsMs, clock } = options
  const ended = AbortSignal.any([stop, lost.signal])
  let sinceRenewed = since
  const left = () => lastsMs - sinceRenewed()
  while (!ended.aborted) {
    await clock.sleep(Math.min(lastsMs / 3, left() / 2), ended)
    if (ended.aborted) break
    const sinceAsked = elapsed(clock)
    // Who was blocked or slept for the whole term is answered once more.
    const answer = await renewWithin(left() > 0 ? left() : lastsMs / 3, store, fence, options)
    if (answer === true) sinceRenewed = sinceAsked
    else if (answer === false || left() < lastsMs / 30) return lost.abort()
  }
  if (lost.signal.aborted) return
  lost.abort()
  await store.release(options.owner, fence).catch(options.onError)
}

/** Undefined where the store fails, or does not answer in `ms`. */
async function renewWithin(
  ms: number,
  store: LeaseStore,
  fence: number,
  options: LeaseOptions,
): Promise<boolean | undefined> {
  const answered = new AbortController()
  const asked = store.renew(options.owner, fence, options.lastsMs).catch((error: unknown) => {
    options.onError(error)
    return undefined
  })
  const late = options.clock.sleep(ms, answered.signal).then(() => undefined)
  return Promise.race([asked, late]).finally(() => answered.abort())
}

/** Milliseconds from now on, by the clock that says more: one may be set back, the other stands still while a machine sleeps. */
function elapsed(clock: LeaseClock): () => number {
  const [time, steady] = [clock.now(), performance.now()]
  return () => Math.max(clock.now() - time, performance.now() - steady)
}

async function renewOnce(store: LeaseStore, fence: number, options: LeaseOptions): Promise<boolean> {
  try {
    return await store.renew(options.owner, fence, options.lastsMs)
  } catch (error) {
    options.onError(error)
    return false
  }
}
