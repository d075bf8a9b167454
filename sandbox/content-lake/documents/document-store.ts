import { publishedId } from './ids'
import type { DocumentChange, LakeDocument } from './lake-document'
import { collectReferences } from './references'
import type { DocumentSource } from './source'

/** All documents in memory, indexed by id, by type, by what they are versions of and by what they point to. Reading and deleting are O(1). */
export class DocumentStore implements DocumentSource {
  readonly #documents = new Map<string, LakeDocument>()
  readonly #types = new Map<string, Set<string>>()
  /** id of what is published, or would be -> ids of that document, its draft and its versions */
  readonly #versions = new Map<string, Set<string>>()
  /** target id -> id of the referring document -> whether the reference is strong */
  readonly #referrers = new Map<string, Map<string, boolean>>()
  #list: readonly LakeDocument[] | undefined
  #version = 0

  /** Grows with every change: what was derived from the documents is good as long as this stays. */
  get version(): number {
    return this.#version
  }

  get size(): number {
    return this.#documents.size
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  all(): readonly LakeDocument[] {
    this.#list ??= [...this.#documents.values()]
    return this.#list
  }

  types(): string[] {
    return [...this.#types].filter(([, ids]) => ids.size > 0).map(([type]) => type)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#read(this.#types.get(type) ?? [])
  }

  referringTo(id: string): readonly LakeDocument[] {
    return this.#read(this.#referrers.get(id)?.keys() ?? [])
  }

  versionsOf(id: string): readonly LakeDocument[] {
    return this.#read(this.#versions.get(id) ?? [])
  }

  /** Ids of the documents that hold a strong reference to `id`. */
  strongReferrers(id: string): string[] {
    return [...(this.#referrers.get(id) ?? [])].filter(([, strong]) => strong).map(([referrer]) => referrer)
  }

  apply(changes: readonly DocumentChange[]): void {
    for (const { id, after } of changes) {
      this.#forget(id)
      if (after) this.#remember(after)
      else this.#documents.delete(id)
    }
    this.#list = undefined
    this.#version += 1
  }

  #read(ids: Iterable<string>): LakeDocument[] {
    const found: LakeDocument[] = []
    for (const id of ids) {
      const document = this.#documents.get(id)
      if (document) found.push(document)
    }
    return found
  }

  #remember(document: LakeDocument): void {
    this.#documents.set(document._id, document)
    const ids = this.#types.get(document._type) ?? new Set()
    this.#types.set(document._type, ids.add(document._id))
    const published = publishedId(document._id)
    const versions = this.#versions.get(published) ?? new Set()
    this.#versions.set(published, versions.add(document._id))
    for (const [target, strong] of collectReferences(document)) {
      const referrers = this.#referrers.get(target) ?? new Map<string, boolean>()
      this.#referrers.set(target, referrers.set(document._id, strong))
    }
  }

  #forget(id: string): void {
    const known = this.#documents.get(id)
    if (!known) return
    this.#types.get(known._type)?.delete(id)
    const versions = this.#versions.get(publishedId(id))
    versions?.delete(id)
    if (versions?.size === 0) this.#versions.delete(publishedId(id))
    for (const target of collectReferences(known).keys()) {
      const referrers = this.#referrers.get(target)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(target)
    }
  }
}
