import type { DocumentStore } from '../documents/document-store'
import {
  draftId,
  isDraftId,
  isPublicId,
  isPublishedId,
  publishedId,
  releaseOfId,
  versionId,
} from '../documents/ids'
import type { LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { plainError } from '../errors'

/** `raw`, or layers from the strongest to the weakest: `drafts` and release names over what is published. */
export type Perspective = 'raw' | readonly string[]

/** From this version of the API on, queries see published documents unless they ask for more. */
const publishedByDefaultFrom = '2025-02-19'

/** @param version as in the path, without the `v`: `1`, `X` or a date */
const defaultPerspective = (version: string): Perspective =>
  version === 'X' || version >= publishedByDefaultFrom ? [] : 'raw'

/** Reads the `perspective` parameter. @throws LakeError 400 */
export function parsePerspective(text: string | undefined, version: string): Perspective {
  if (text === undefined || text === '') return defaultPerspective(version)
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  if (names.includes('raw') || names.some((name) => !/^[A-Za-z0-9_-]+$/.test(name))) {
    throw plainError(400, `Invalid perspective "${text}"`)
  }
  return names.filter((name) => name !== 'published')
}

/**
 * The documents of a dataset as one reader sees them. Without rights only ids in the root path exist; in layers a
 * document has its published id and tells its own by `_originalId`.
 */
export class PerspectiveView implements DocumentSource {
  readonly #store: DocumentStore
  readonly #layers: readonly string[] | undefined
  readonly #private: boolean
  readonly #made = new WeakMap<LakeDocument, LakeDocument>()
  #all: { version: number; documents: readonly LakeDocument[] } | undefined

  constructor(store: DocumentStore, perspective: Perspective, readsPrivate: boolean) {
    this.#store = store
    this.#layers = perspective === 'raw' ? undefined : perspective
    this.#private = readsPrivate
  }

  get(id: string): LakeDocument | undefined {
    if (!this.#layers) return this.#visible(this.#store.get(id))
    if (!isPublishedId(id)) return undefined
    if (this.#layers.length === 0) return this.#visible(this.#store.get(id))
    const found = [...this.#layers.map((layer) => idInLayer(layer, id)), id]
      .map((candidate) => this.#visible(this.#store.get(candidate)))
      .find((document) => document !== undefined)
    return found && this.#underPublishedId(found, id)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#view(this.#store.ofType(type))
  }

  referringTo(id: string): readonly LakeDocument[] {
    return this.#view(this.#store.referringTo(id))
  }

  versionsOf(id: string): readonly LakeDocument[] {
    return this.#view(this.#store.versionsOf(id))
  }

  all(): readonly LakeDocument[] {
    if (this.#all?.version !== this.#store.version) {
      this.#all = { version: this.#store.version, documents: this.#view(this.#store.all()) }
    }
    return this.#all.documents
  }

  #view(documents: readonly LakeDocument[]): readonly LakeDocument[] {
    if (!this.#layers && this.#private) return documents
    if (!this.#layers) return documents.filter(({ _id }) => isPublicId(_id))
    if (this.#layers.length === 0) {
      return documents.filter(({ _id }) => isPublishedId(_id) && (this.#private || isPublicId(_id)))
    }
    const ids = new Set(documents.filter(({ _id }) => this.#inLayers(_id)).map(({ _id }) => publishedId(_id)))
    return [...ids].flatMap((id) => this.get(id) ?? [])
  }

  /** Stored documents are replaced, never changed: what was made of one stays good for as long as there is one. */
  #underPublishedId(found: LakeDocument, id: string): LakeDocument {
    const known = this.#made.get(found)
    if (known) return known
    const made = { ...found, _id: id, _originalId: found._id }
    this.#made.set(found, made)
    return made
  }

  #inLayers(id: string): boolean {
    if (isPublishedId(id)) return true
    return this.#layers?.includes(isDraftId(id) ? 'drafts' : (releaseOfId(id) ?? '')) ?? false
  }

  #visible(document: LakeDocument | undefined): LakeDocument | undefined {
    return document && (this.#private || isPublicId(document._id)) ? document : undefined
  }
}

const idInLayer = (layer: string, id: string): string =>
  layer === 'drafts' ? draftId(id) : versionId(layer, id)
