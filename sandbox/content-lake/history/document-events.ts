import { draftId, isPublishedId, publishedId } from '../documents/ids'
import type { DocumentSource } from '../documents/source'
import type { History } from './history'
import { type DocumentEvent, type Origin, originIn, Teller } from './tell-events'

/** Events of one transaction, newest first. */
type Moment = { sequence: number; events: DocumentEvent[] }

export interface EventPage {
  events: DocumentEvent[]
  /** Empty on the last page. */
  nextCursor: string
}

/** A page of a document's events, newest first. Those of one transaction are never apart. */
export function eventPage(
  id: string,
  { limit, cursor }: { limit: number; cursor?: string },
  history: History,
  current: DocumentSource,
): EventPage {
  const older = momentsOf(id, history, current)
    .toReversed()
    .filter(({ sequence }) => cursor === undefined || sequence < Number(cursor))
  const page: Moment[] = []
  let count = 0
  for (const moment of older) {
    if (count >= limit) break
    page.push(moment)
    count += moment.events.length
  }
  const last = page.at(-1)
  return {
    events: page.flatMap(({ events }) => events),
    nextCursor: last && page.length < older.length ? String(last.sequence) : '',
  }
}

/**
 * What happened to a document, to a draft or to a version, oldest first. Edits are no events: a Studio reads them from
 * the transactions.
 */
function momentsOf(id: string, history: History, current: DocumentSource): Moment[] {
  const published = publishedId(id)
  const version = isPublishedId(id) ? draftId(id) : id
  const touches = [published, version].flatMap((one) => history.touchesOf(one))
  const entries = new Map(touches.map(({ sequence, entry }) => [sequence, entry]))
  const teller = new Teller({ published, version, ofVersion: version === id })
  const origins = [published, version]
    .flatMap((one) => originOf(one, history, current))
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .flatMap((origin) => teller.origin(origin))
    .toReversed()
  const told = [...entries]
    .toSorted(([one], [other]) => one - other)
    .map(([sequence, entry]) => ({ sequence, events: teller.tell(entry) }))
  return [{ sequence: 0, events: origins }, ...told].filter(({ events }) => events.length > 0)
}

function originOf(id: string, history: History, current: DocumentSource): Origin[] {
  const first = history.touchesOf(id)[0]
  if (first) return originIn(first.change)
  const untouched = current.get(id)
  return untouched ? [{ id, revision: untouched._rev, since: untouched._updatedAt }] : []
}
