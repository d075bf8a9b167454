import type { DocumentStore } from '../documents/document-store'
import { type Perspective, PerspectiveView } from './perspective'

/** One view per perspective and right, kept so that the list of all documents is made once per change. */
export class Views {
  readonly #views = new Map<string, PerspectiveView>()
  readonly #store: DocumentStore

  constructor(store: DocumentStore) {
    this.#store = store
  }

  of(perspective: Perspective, readsPrivate: boolean): PerspectiveView {
    const key = `${readsPrivate} ${perspective === 'raw' ? perspective : `[${perspective.join()}]`}`
    const known = this.#views.get(key)
    if (known) return known
    const view = new PerspectiveView(this.#store, perspective, readsPrivate)
    if (this.#views.size > 50) this.#views.clear()
    this.#views.set(key, view)
    return view
  }
}
