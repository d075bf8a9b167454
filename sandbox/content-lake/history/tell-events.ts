import { draftId, isPublishedId, publishedId, releaseOfId } from '../documents/ids'
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

/** A document as it was before the history knew of it. */
export interface Origin {
  id: string
  revision: string
  /** ISO 8601 */
  since: string
}

export const originIn = ({ id, from, since }: RecordedChange): Origin[] =>
  from !== undefined && since !== undefined ? [{ id, revision: from, since }] : []

interface Ids {
  published: string
  /** The draft, or the version of a release. */
  version: string
  /** Whether the version was asked for, and not what is published. */
  ofVersion: boolean
}

/** Tells the events of transactions that are given to it oldest first, origins before them. */
export class Teller {
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
