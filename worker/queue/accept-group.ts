import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '../changes/change'
import { StoreUnavailable } from '../changes/errors'
import { within } from '../streams/within'
import type { Acceptance } from './change-queue'
import type { InboxEntry, Store } from './store'

/** Largest number of changes that are written in one step. */
const groupSize = 200

interface Pending {
  entry: InboxEntry
  resolve(acceptance: Acceptance): void
  reject(error: unknown): void
  /** Called once it is stored, before anybody is woken. */
  stored?: (() => void) | undefined
}

export interface AcceptGroup {
  /** `stored` is called once the change is durable, before whoever handles batches is woken. */
  accept(change: Change, key?: string, stored?: () => void): Promise<Acceptance>
}

/**
 * A change that comes alone is written at once. What comes while a write is under way, or within a few milliseconds after
 * it, is written together in the next one, so that a thousand webhooks in a second cost a handful of writes.
 */
export function createAcceptGroup(
  store: Pick<Store, 'add' | 'wake' | 'gatherMs'>,
  options: {
    now(): number
    timeoutMs: number
    /** Told after each write that brought something new. False when whoever handles batches is in this process. */
    isWakeNeeded(): boolean
    onWakeFailed(error: unknown): void
  },
): AcceptGroup {
  const nextId = createIds()
  let pending: Pending[] = []
  let writing = false
  let endedAt = Number.NEGATIVE_INFINITY

  async function write(group: readonly Pending[]): Promise<void> {
    try {
      const acceptances = await within(
        options.timeoutMs,
        keep(
          store,
          group.map((one) => one.entry),
        ),
      )
      for (const { stored } of group) stored?.()
      group.forEach((one, index) => {
        one.resolve(acceptances[index] ?? { id: one.entry.accepted.id, duplicate: false })
      })
      if (acceptances.every(({ duplicate }) => duplicate)) return
      if (!options.isWakeNeeded()) return
      // A wake-up that fails loses nothing: whoever handles batches also looks into the inbox by itself.
      store.wake().catch(options.onWakeFailed)
    } catch (error) {
      for (const one of group) one.reject(asStoreUnavailable(error))
    }
  }

  async function writeAll(): Promise<void> {
    writing = true
    while (pending.length > 0) {
      const wait = endedAt + store.gatherMs - performance.now()
      if (wait > 0) await sleep(wait)
      const group = pending.slice(0, groupSize)
      pending = pending.slice(groupSize)
      await write(group)
      endedAt = performance.now()
    }
    writing = false
  }

  return {
    accept(change, key, stored) {
      return new Promise((resolve, reject) => {
        const acceptedAt = options.now()
        const accepted = { id: nextId(acceptedAt), change, acceptedAt }
        pending.push({ entry: { jobId: jobIdOf(key), accepted }, resolve, reject, stored })
        if (!writing) void writeAll()
      })
    },
  }
}

async function keep(store: Pick<Store, 'add'>, entries: readonly InboxEntry[]): Promise<Acceptance[]> {
  const first = new Map<string, string>()
  const fresh = entries.filter(({ jobId, accepted }) => {
    const isFirst = !first.has(jobId)
    if (isFirst) first.set(jobId, accepted.id)
    return isFirst
  })
  const known = await store.add(fresh)
  return entries.map(({ jobId, accepted }): Acceptance => {
    const id = known.get(jobId) ?? first.get(jobId) ?? accepted.id
    return { id, duplicate: id !== accepted.id }
  })
}

function jobIdOf(key: string | undefined): string {
  return key === undefined ? `one-${randomUUID()}` : `key-${createHash('sha256').update(key).digest('hex')}`
}

/** Ids that sort by time and then by order of arrival in this process. */
export function createIds(): (now: number) => string {
  const process = randomUUID().slice(0, 8)
  let count = 0
  return (now) => {
    count += 1
    return `${now.toString(36).padStart(9, '0')}-${count.toString(36).padStart(6, '0')}-${process}`
  }
}

function asStoreUnavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
}
