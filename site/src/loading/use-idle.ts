import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle'

let hasBeenIdle = false

function subscribe(onChange: () => void): () => void {
  if (!hasBeenIdle)
    whenIdle(() => {
      hasBeenIdle = true
      onChange()
    })
  return () => undefined
}

/** False until the browser has had nothing to do since it took the first page over: for what costs much and can wait. */
export const useIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasBeenIdle,
    () => false,
  )
