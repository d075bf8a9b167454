import { stat, utimes } from 'node:fs/promises'

/** A holder on another machine cannot be asked: it counts as dead when its lock was not touched for this long, ms. */
const foreignTerm = 30_000
const touchEvery = 5_000

/**
 * Whether the holder of a lock on another machine still touches it. A time that lies ahead, because its clock or ours was, would
 * be new until then: it is set to now, and whoever lives touches the lock again. One that is gone by now is not left over either.
 */
export async function isTouched(file: string): Promise<boolean> {
  const touched = (await stat(file).catch(() => undefined))?.mtimeMs
  const now = Date.now()
  if (touched !== undefined && touched > now + touchEvery) await touchAt(file, now)
  return touched === undefined || now - touched < foreignTerm
}

/** Tells other machines that the holder lives. Returns a function that ends it. */
export function keepTouched(file: string): () => void {
  const timer = setInterval(() => void touchAt(file, Date.now()), touchEvery)
  timer.unref()
  return () => clearInterval(timer)
}

const touchAt = (file: string, at: number): Promise<void> =>
  utimes(file, new Date(at), new Date(at)).catch(() => undefined)
