import { subjectOf } from '../changes/change-key'
import type { BatchOutcome } from './change-queue'
import type { InboxEntry, SetAsideEntry } from './store'

export interface Settlement {
  keepAside: readonly SetAsideEntry[]
  /** Leave the set-aside list: overtaken by a newer change about the same, or tried again. */
  removeAside: readonly string[]
  tryAgain: readonly InboxEntry[]
}

/**
 * What becomes of a handled batch and of what was set aside before.
 * 1. What the outcome names is set aside under a new job id, so that its key is free for the next delivery. Of several changes
 *    about the same (`subjectOf`) that is the newest.
 * 2. A set-aside change about what went live in this batch, or of which another is set aside now, is overtaken: it goes.
 * 3. Every other one is tried again where something went live, because that may be what it was missing; but not after a
 *    batch that was itself only tries, or two incurable changes would keep each other alive.
 */
export function planSettlement(
  entries: readonly InboxEntry[],
  outcome: BatchOutcome,
  aside: readonly SetAsideEntry[],
  now: number,
): Settlement {
  const reasons = new Map(outcome.setAside.map((one) => [one.changeId, one.reason]))
  const refused = entries.flatMap((entry) => {
    const reason = reasons.get(entry.accepted.id)
    return reason === undefined ? [] : [{ ...entry, jobId: asideId(entry), reason, setAsideAt: now }]
  })
  const keepAside = newestOfEach(refused)
  const handled = new Set(entries.map(subjectOfEntry))
  const kept = new Set(keepAside.map(({ jobId }) => jobId))
  const isAbout = (entry: InboxEntry) => handled.has(subjectOfEntry(entry))
  const overtaken = aside.filter((entry) => isAbout(entry) && !kept.has(entry.jobId))
  const onlyTries = entries.every((entry) => entry.retried === true)
  const wentLive = refused.length < entries.length
  const again = wentLive && !onlyTries ? aside.filter((entry) => !isAbout(entry)) : []
  return {
    keepAside,
    removeAside: [...overtaken, ...again].map((entry) => entry.jobId),
    tryAgain: again.map(retryOf),
  }
}

/** A set-aside change as it goes back into the inbox, under its own id. */
export function retryOf(entry: SetAsideEntry): InboxEntry {
  return { jobId: `again-${entry.accepted.id}`, accepted: entry.accepted, retried: true }
}

/** Of several changes about the same the last that was accepted; ids of changes sort by time. */
function newestOfEach(entries: readonly SetAsideEntry[]): SetAsideEntry[] {
  const inOrder = entries.toSorted((one, other) => (one.accepted.id < other.accepted.id ? -1 : 1))
  return [...new Map(inOrder.map((entry) => [subjectOfEntry(entry), entry])).values()]
}

const subjectOfEntry = ({ accepted }: InboxEntry): string => subjectOf(accepted.change)

const asideId = (entry: InboxEntry) => `aside-${entry.accepted.id}`
