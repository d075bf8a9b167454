import { isChunkFailure, reloadOnce } from './reload-guard'

const surroundings = () => ({
  now: () => Date.now(),
  storage: window.sessionStorage,
  reload: () => window.location.reload(),
})

/** Whether a lazy file did not come because nothing does. */
export const isWithoutLine = (error: unknown): boolean => isChunkFailure(error) && !navigator.onLine

/**
 * Reloads once when a lazy file cannot be loaded; without storage it would loop, so it then stays. Without a line the page that is there
 * is better than none.
 */
export function recoverFromChunkFailure(error: unknown): boolean {
  try {
    return isChunkFailure(error) && navigator.onLine && reloadOnce(surroundings())
  } catch {
    return false
  }
}

/** Listens for lazy files that fail outside of React (specification, section 8). */
export function watchChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (recoverFromChunkFailure(event.reason)) event.preventDefault()
  })
}
