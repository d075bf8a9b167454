import { useSyncExternalStore } from 'react'
import { whenIdle } from '../loading/when-idle'

const minute = 60_000

/** Whether the clock may be asked: not before the browser has taken the first page over and is idle. */
let isAwake = false

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  if (!isAwake)
    whenIdle(() => {
      isAwake = true
      onChange()
    })
  return () => clearInterval(timer)
}

/** The full minute in ms since the epoch, so that it is the same value until it changes. */
const currentMinute = (): number | null => (isAwake ? Math.floor(Date.now() / minute) * minute : null)

/**
 * The visitor's clock, by the minute; null on the server and until the browser is idle, so that the page is first shown as
 * it was made, and taken over without the dates that it then needs. What is over is hidden before (over-script.tsx).
 */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, currentMinute, () => null)
