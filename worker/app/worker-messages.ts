/** Pages that are held back: how many, and the first of them with its reason, an English sentence. */
export interface HeldBack {
  count: number
  path: string
  why: string
}

/** What the worker tells the process that started it. */
export type WorkerMessage =
  | { type: 'phase'; phase: string; milliseconds: number }
  /** Visitors get the last release, of so many pages, while the builder gets ready. */
  | { type: 'serving'; pages: number }
  /** Edits go live. The pages that the gate holds back, if there are any. */
  | { type: 'ready'; held?: HeldBack }
  /** The first build failed; it is tried again. */
  | { type: 'failed'; reason: string }

export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['phase', 'serving', 'ready', 'failed'].includes(String(value.type))
