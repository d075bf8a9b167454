import type { DocumentStore } from '../documents/document-store'
import type { DocumentChange, LakeDocument } from '../documents/lake-document'
import { collectReferences } from '../documents/references'
import type { DocumentSource } from '../documents/source'

/** The documents as a transaction sees them while it runs: those of the store under its own changes. */
export class WorkingCopy implements DocumentSource {
  readonly #store: DocumentStore
  readonly #changed = new Map<string, LakeDocument | undefined>()

  constructor(store: DocumentStore) {
    this.#store = store
  }

  get(id: string): LakeDocument | undefined {
    return this.#changed.has(id) ? this.#changed.get(id) : this.#store.get(id)
  }

  put(document: LakeDocument): void {
    this.#changed.set(document._id, document)
  }

  remove(id: string): void {
    this.#changed.set(id, undefined)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#over(this.#store.ofType(type))
  }

  referringTo(id: string): readonly LakeDocument[] {
    return this.#over(this.#store.referringTo(id))
  }

  versionsOf(id: string): readonly LakeDocument[] {
    return this.#over(this.#store.versionsOf(id))
  }

  all(): readonly LakeDocument[] {
    return this.#over(this.#store.all())
  }

  /** Ids of the documents that will hold a strong reference to `id` when this is stored. */
  strongReferrers(id: string): string[] {
    const untouched = this.#store.strongReferrers(id).filter((referrer) => !this.#changed.has(referrer))
    const touched = [...this.#changed.values()].flatMap((document) =>
      document && collectReferences(document).get(id) === true ? [document._id] : [],
    )
    return [...untouched, ...touched]
  }

  /** What differs from the store, one entry per document, in the order of the first touch. */
  changes(): DocumentChange[] {
    return [...this.#changed].flatMap(([id, after]) => {
      const before = this.#store.get(id)
      if (before === after) return []
      return [{ id, ...(before && { before }), ...(after && { after }) }]
    })
  }

  #over(documents: readonly LakeDocument[]): readonly LakeDocument[] {
    if (this.#changed.size === 0) return documents
    const changed = [...this.#changed.values()].filter((document) => document !== undefined)
    return [...documents.filter(({ _id }) => !this.#changed.has(_id)), ...changed]
  }
}
