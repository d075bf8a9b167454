/** Shortest time between two reloads of the page, in ms (specification, section 9). */
const reloadPause = 10_000
export const reloadKey = 'reloaded-at'

const chunkFailure =
  /loading (css )?chunk|dynamically imported module|importing a module script|ChunkLoadError/i

/** Whether an error says that a lazy file of an older release is gone. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))

/** Whether the page may be loaded again at `now` (ms), having been loaded again last at `last` (ms or null). */
export const mayReload = (now: number, last: number | null): boolean =>
  last === null || Number.isNaN(last) || now - last >= reloadPause || now < last

/** The three things that the guard needs of a browser. */
export interface ReloadSurroundings {
  now: () => number
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

/** Loads the page again after a missing chunk, at most once per 10 s. Answers whether it did. */
export function reloadOnce({ now, storage, reload }: ReloadSurroundings): boolean {
  const stored = storage.getItem(reloadKey)
  if (!mayReload(now(), stored === null ? null : Number(stored))) return false
  storage.setItem(reloadKey, String(now()))
  reload()
  return true
}
