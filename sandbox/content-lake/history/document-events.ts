import { draftId, isPublishedId, publishedId, releaseOfId } from '../documents/ids'
import type { DocumentSource } from '../documents/source'
import type { History } from './history'
import type { HistoryEntry, RecordedChange } from './history-entry'

/** Who the history names for what stood in the dataset before it began, such as the demo's content. */
export const seeder = { id: 'sandbox-seed', name: 'Demo content', email: 'seed@example.org' }

export interface DocumentEvent {
  type:
    | 'createDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentVersion'
    | 'deleteDocumentGroup'
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  /** The revision of the draft or version. */
  versionRevisionId?: string
  /** The revision that was published. */
  revisionId?: string
  releaseId?: string
  publishCause?: 'document.publish' | 'release.publish'
  contributors?: string[]
}

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
 * the transactions. Each rule is one line of `eventsOf`.
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
    .map((origin) => ({ sequence: 0, events: teller.origin(origin) }))
  const told = [...entries]
    .toSorted(([one], [other]) => one - other)
    .map(([sequence, entry]) => ({ sequence, events: teller.tell(entry) }))
  return [...origins, ...told].filter(({ events }) => events.length > 0)
}

/** A document as it was before the history knew of it. */
interface Origin {
  id: string
  revision: string
  /** ISO 8601 */
  since: string
}

function originOf(id: string, history: History, current: DocumentSource): Origin[] {
  const first = history.touchesOf(id)[0]
  if (first) return originIn(first.change)
  const untouched = current.get(id)
  return untouched ? [{ id, revision: untouched._rev, since: untouched._updatedAt }] : []
}

const originIn = ({ id, from, since }: RecordedChange): Origin[] =>
  from !== undefined && since !== undefined ? [{ id, revision: from, since }] : []

interface Ids {
  published: string
  /** The draft, or the version of a release. */
  version: string
  /** Whether the version was asked for, and not what is published. */
  ofVersion: boolean
}

/** Tells the events of transactions that are given to it oldest first, origins before them. */
class Teller {
  /** Revision of the version while it stands. */
  #standing: string | undefined
  readonly #contributors = new Set<string>()
  readonly #told = new Set<string>()

  constructor(private readonly ids: Ids) {}

  origin({ id, revision, since }: Origin): DocumentEvent[] {
    const by = { timestamp: since, author: seeder.id, documentId: this.ids.published }
    if (id !== this.ids.published) this.#standing = revision
    if (id === this.ids.published)
      return [
        {
          ...by,
          type: 'publishDocumentVersion',
          ...named(this.ids.version),
          revisionId: revision,
          publishCause: 'document.publish',
        },
      ]
    return this.ids.ofVersion
      ? [{ ...by, ...named(id), type: 'createDocumentVersion', versionRevisionId: revision }]
      : []
  }

  tell(entry: HistoryEntry): DocumentEvent[] {
    const published = entry.changes.find(({ id }) => id === this.ids.published)
    const version = entry.changes.find(({ id }) => id === this.ids.version)
    const missed = [published, version].flatMap((change) =>
      change && this.#told.has(change.id) ? originIn(change).flatMap((origin) => this.origin(origin)) : [],
    )
    for (const change of [published, version]) if (change) this.#told.add(change.id)
    if (version) {
      this.#contributors.add(entry.author)
      this.#standing = version.stays ? entry.id : undefined
    }
    const events = this.#eventsOf(entry, published, version)
    if (version && !version.stays) this.#contributors.clear()
    return [...events, ...missed]
  }

  #eventsOf(
    entry: HistoryEntry,
    published: RecordedChange | undefined,
    version: RecordedChange | undefined,
  ): DocumentEvent[] {
    const { ofVersion, version: versionId } = this.ids
    const by = { timestamp: entry.timestamp, author: entry.author, documentId: this.ids.published }
    const made = ofVersion && version?.stays && version.from === undefined
    const creation: DocumentEvent[] = made
      ? [{ ...by, ...named(versionId), type: 'createDocumentVersion', versionRevisionId: entry.id }]
      : []
    if (published?.stays) return [this.#publication(entry), ...creation]
    if (published && this.#standing)
      return [
        { ...by, ...named(versionId), type: 'unpublishDocument', versionRevisionId: this.#standing },
        ...creation,
      ]
    if (published) return [{ ...by, type: 'deleteDocumentGroup' }]
    if (ofVersion && version?.from !== undefined && !version.stays)
      return [{ ...by, ...named(versionId), type: 'deleteDocumentVersion', versionRevisionId: version.from }]
    return creation
  }

  /** Published from the draft or version that went with it; written at once, where none did. */
  #publication({ id, timestamp, author, changes }: HistoryEntry): DocumentEvent {
    const source = changes.find(
      (change) => !change.stays && !isPublishedId(change.id) && publishedId(change.id) === this.ids.published,
    )
    return {
      type: 'publishDocumentVersion',
      timestamp,
      author,
      documentId: this.ids.published,
      revisionId: id,
      ...named(source?.id ?? draftId(this.ids.published)),
      ...(source?.from && { versionRevisionId: source.from }),
      publishCause: source && releaseOfId(source.id) ? 'release.publish' : 'document.publish',
      contributors: [...new Set([...this.#contributors, author])],
    }
  }
}

function named(versionId: string): Pick<DocumentEvent, 'versionId' | 'releaseId'> {
  const releaseId = releaseOfId(versionId)
  return { versionId, ...(releaseId && { releaseId }) }
}
