import type { LakeDocument } from '../documents/lake-document'
import type { History } from './history'
import type { HistoryEntry, Touch } from './history-entry'

export interface LogRequest {
  /** Transactions of these documents; undefined for all. */
  ids?: readonly string[]
  /** Both ends included. A revision that the history does not know is the one before a document's first change. */
  fromTransaction?: string
  toTransaction?: string
  fromTime?: string
  toTime?: string
  authors?: readonly string[]
  /** Newest first. */
  reverse: boolean
  limit: number
  withMutations: boolean
  withEffects: boolean
  /** Says nothing of the other documents of a transaction. */
  onlyIdentified: boolean
}

/** Transactions as the service writes them, one at a time. */
export function* transactionLog(request: LogRequest, history: History): Generator<Record<string, unknown>> {
  const found = history.entries().filter(wantedBy(request, history))
  const ordered = request.reverse ? found.toReversed() : found
  for (const { entry, sequence } of ordered.slice(0, request.limit)) {
    const ids = request.ids && request.onlyIdentified ? new Set(request.ids) : undefined
    const touches = entry.changes.flatMap((change, index): Touch[] =>
      !ids || ids.has(change.id) ? [{ sequence, entry, change, index }] : [],
    )
    yield {
      id: entry.id,
      timestamp: entry.timestamp,
      author: entry.author,
      documentIDs: touches.map(({ change }) => change.id),
      ...(request.withMutations && { mutations: touches.map((touch) => mutationOf(touch, history)) }),
      ...(request.withEffects && {
        effects: Object.fromEntries(touches.map((touch) => effectOf(touch, history))),
      }),
    }
  }
}

function wantedBy(request: LogRequest, history: History) {
  const { ids, authors, fromTime, toTime } = request
  const from = boundOf(request.fromTransaction, request, history) ?? 0
  const to = boundOf(request.toTransaction, request, history, -1) ?? (request.toTransaction ? 0 : Infinity)
  const touched = ids && new Set(ids.flatMap((id) => history.touchesOf(id).map(({ sequence }) => sequence)))
  return ({ sequence, entry }: { sequence: number; entry: HistoryEntry }): boolean =>
    sequence >= from &&
    sequence <= to &&
    (!touched || touched.has(sequence)) &&
    (!authors || authors.includes(entry.author)) &&
    (!fromTime || Date.parse(entry.timestamp) >= Date.parse(fromTime)) &&
    (!toTime || Date.parse(entry.timestamp) <= Date.parse(toTime))
}

/** `offset` is added where the revision is what stood before a change that is kept. */
function boundOf(revision: string | undefined, { ids = [] }: LogRequest, history: History, offset = 0) {
  if (!revision) return undefined
  const known = history.sequenceOf(revision)
  if (known !== undefined) return known
  const base = ids
    .flatMap((id) => history.touchesOf(id))
    .find(({ change }) => change.since !== undefined && change.from === revision)
  return base && base.sequence + offset
}

/** As whole documents, whatever the mutation was: what a transaction led to is kept, not how it was written. */
function mutationOf(touch: Touch, history: History) {
  const after = history.after(touch)
  return after ? { createOrReplace: after } : { delete: { id: touch.change.id } }
}

/**
 * Both ways of a change in Mendoza's format. Its operation 0 is followed by the whole value that comes out, so that no
 * difference has to be computed. A state that is no longer kept counts as the one after it: null would say that the
 * document was made here.
 */
function effectOf(touch: Touch, history: History): [string, { apply: unknown[]; revert: unknown[] }] {
  const after: LakeDocument | null = history.after(touch) ?? null
  const before = touch.change.from === undefined ? null : (history.before(touch) ?? after)
  return [touch.change.id, { apply: [0, after], revert: [0, before] }]
}
