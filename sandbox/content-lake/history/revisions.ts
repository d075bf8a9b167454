import { isPublishedId, publishedId } from '../documents/ids'
import type { LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import type { History } from './history'

/** The moment that somebody wants documents of. */
export type Moment = { revision: string } | { time: string } | { lastRevision: true }

/**
 * Documents as they were at a moment, those that were not there left out. A draft that did not stand at a revision that
 * was published without one, such as a seeded document's, is answered with what was published: the Studio lists that
 * revision for drafts, and restores it.
 */
export function documentsAt(
  ids: readonly string[],
  moment: Moment,
  history: History,
  current: DocumentSource,
): LakeDocument[] {
  return ids.flatMap((id) => {
    const found = documentAt(id, moment, history, current)
    if (found || isPublishedId(id) || !('revision' in moment) || ids.includes(publishedId(id)))
      return found ?? []
    const published = documentAt(publishedId(id), moment, history, current)
    return published?._rev === moment.revision ? published : []
  })
}

function documentAt(id: string, moment: Moment, history: History, current: DocumentSource) {
  if ('lastRevision' in moment) return current.get(id) ?? lastBeforeDeletion(id, history)
  return 'time' in moment
    ? atTime(id, Date.parse(moment.time), history, current)
    : atRevision(id, moment.revision, history, current)
}

function lastBeforeDeletion(id: string, history: History): LakeDocument | undefined {
  const last = history.touchesOf(id).at(-1)
  return last && history.before(last)
}

function atTime(id: string, time: number, history: History, current: DocumentSource) {
  const touches = history.touchesOf(id)
  const touch = touches.findLast(({ entry }) => Date.parse(entry.timestamp) <= time)
  if (touch) return history.after(touch)
  const first = touches[0]
  const before = first ? history.before(first) : current.get(id)
  return before && Date.parse(before._updatedAt) <= time ? before : undefined
}

/** A revision is a transaction's id, or what a document had before the history knew it. */
function atRevision(id: string, revision: string, history: History, current: DocumentSource) {
  const touches = history.touchesOf(id)
  const base = touches.find(({ change }) => change.since !== undefined && change.from === revision)
  if (base) return history.before(base)
  const sequence = history.sequenceOf(revision)
  if (sequence === undefined) {
    const now = current.get(id)
    return now?._rev === revision ? now : undefined
  }
  const touch = touches.findLast((candidate) => candidate.sequence <= sequence)
  if (touch) return history.after(touch)
  const first = touches[0]
  return first ? history.before(first) : current.get(id)
}
