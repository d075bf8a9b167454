/** What the worker tells the process that started it. */
export type WorkerMessage =
  | { type: 'phase'; phase: string; milliseconds: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }

export const isWorkerMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['phase', 'ready', 'failed'].includes(String(value.type))
