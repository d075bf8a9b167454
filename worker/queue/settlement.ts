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
 * 1. What the outcome names is set aside under a new job id, so that its key is free for the next delivery. Of several changes of
 *    one document that is the newest: content is always read again, so it stands for all of them.
 * 2. A set-aside change of a document that went live in this batch, or of which another is set aside now, is overtaken: it goes.
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
  const refused = entries.flatMap((entry) => {
    const reason = reasons.get(entry.accepted.id)
    return reason === undefined ? [] : [{ ...entry, jobId: asideId(entry), reason, setAsideAt: now }]
  })
  const keepAside = newestOfEach(refused)
  const handled = documentIdsOf(entries)
  const kept = new Set(keepAside.map(({ jobId }) => jobId))
  const overtaken = aside.filter((entry) => isAbout(entry, handled) && !kept.has(entry.jobId))
  const onlyTries = entries.every((entry) => entry.retried === true)
  const again = onlyTries || live.size === 0 ? [] : aside.filter((entry) => !isAbout(entry, handled))
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

/** Of several changes of one document the last that was accepted; ids of changes sort by time. */
function newestOfEach(entries: readonly SetAsideEntry[]): SetAsideEntry[] {
  const newest = new Map<string, SetAsideEntry>()
  for (const entry of entries.toSorted((one, other) => (one.accepted.id < other.accepted.id ? -1 : 1))) {
    const { id, change } = entry.accepted
    newest.set(change.kind === 'document' ? `document:${change.id}` : `change:${id}`, entry)
  }
  return [...newest.values()]
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
