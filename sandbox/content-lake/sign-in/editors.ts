/** Somebody who may sign in to the content lake. */
export interface Editor {
  /** Listeners, `identity()` and the history name an editor by it. */
  id: string
  name: string
  email: string
}

/** Two, so that one can see what the other changes. Nobody has a password: the lake answers on this machine only. */
export const editors: readonly Editor[] = [
  { id: 'editor-flurina', name: 'Flurina Caduff', email: 'flurina@example.org' },
  { id: 'editor-gian', name: 'Gian Planta', email: 'gian@example.org' },
]
