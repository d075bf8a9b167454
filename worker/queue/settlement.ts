import type { BatchOutcome } from './change-queue'
import type { InboxEntry, SetAsideEntry } from './store'

export interface Settlement {
  keepAside: readonly SetAsideEntry[]
  /** Leave the set-aside list: overtaken by a newer change of the same document, or tried again. */
  removeAside: readonly string[]
  tryAgain: readonly InboxEntry[]
}

/**
 * What becomes of a handled batch and of what was set aside before.
 * 1. What the outcome names is set aside under a new job id, so that its key is free for the next delivery.
 * 2. A set-aside change of a document that went live in this batch is overtaken: it goes.
 * 3. Every other one is tried again, because what this batch brought may be what it was missing; but not after a batch
 *    that was itself only tries, or two incurable changes would keep each other alive.
 */
export function planSettlement(
  entries: readonly InboxEntry[],
  outcome: BatchOutcome,
  aside: readonly SetAsideEntry[],
  now: number,
): Settlement {
  const reasons = new Map(outcome.setAside.map((one) => [one.changeId, one.reason]))
  const live = documentIdsOf(entries.filter((entry) => !reasons.has(entry.accepted.id)))
  const overtaken = aside.filter((entry) => isAbout(entry, live))
  const onlyTries = entries.every((entry) => entry.retried === true)
  const again = onlyTries || live.size === 0 ? [] : aside.filter((entry) => !isAbout(entry, live))
  return {
    keepAside: entries.flatMap((entry) => {
      const reason = reasons.get(entry.accepted.id)
      return reason === undefined ? [] : [{ ...entry, jobId: asideId(entry), reason, setAsideAt: now }]
    }),
    removeAside: [...overtaken, ...again].map((entry) => entry.jobId),
    tryAgain: again.map(retryOf),
  }
}

/** A set-aside change as it goes back into the inbox, under its own id. */
export function retryOf(entry: SetAsideEntry): InboxEntry {
  return { jobId: `again-${entry.accepted.id}`, accepted: entry.accepted, retried: true }
}

/** Ids of the documents that a batch is about. */
export function documentIdsOf(entries: readonly InboxEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ accepted: { change } }) => (change.kind === 'document' ? [change.id] : [])),
  )
}

function isAbout(entry: InboxEntry, documentIds: ReadonlySet<string>): boolean {
  const { change } = entry.accepted
  return change.kind === 'document' && documentIds.has(change.id)
}

const asideId = (entry: InboxEntry) => `aside-${entry.accepted.id}`
