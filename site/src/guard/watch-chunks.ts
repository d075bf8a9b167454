import { isChunkFailure, reloadOnce } from './reload-guard'

const surroundings = () => ({
  now: () => Date.now(),
  storage: window.sessionStorage,
  reload: () => window.location.reload(),
})

/** Reloads once when a lazy file cannot be loaded; without storage it would loop, so it then stays. */
export function recoverFromChunkFailure(error: unknown): boolean {
  try {
    return isChunkFailure(error) && reloadOnce(surroundings())
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
