import { setTimeout as delay } from 'node:timers/promises'

/** Of the time that long work takes a fifth, in slices that nobody notices, ms. */
const slice = { work: 8, rest: 32 }

/** Rests between slices of work; `meanwhile` is waited for, too. To be called between two steps of the work. */
export function slices(
  signal?: AbortSignal,
  meanwhile: () => Promise<unknown> = async () => undefined,
): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < slice.work) return
    await delay(slice.rest, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => undefined)
    await meanwhile()
    began = performance.now()
  }
}
