/** What the worker tells the process that started it. */
export type WorkerMessage =
  | { type: 'phase'; phase: string; milliseconds: number }
  /** Visitors get the last release, of so many pages, while the builder gets ready. */
  | { type: 'serving'; pages: number }
  | { type: 'ready' }
  /** The first build failed; it is tried again. */
  | { type: 'failed'; reason: string }

export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['phase', 'serving', 'ready', 'failed'].includes(String(value.type))
