import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/** The full minute in ms since the epoch, so that it is the same value until it changes. */
const currentMinute = (): number => Math.floor(Date.now() / minute) * minute

/**
 * The visitor's clock, by the minute; null on the server and while React takes over, so that the page is first shown as
 * it was made. A page that is older than its day then leaves out what is over; nobody sees it before (over-script.tsx).
 */
export const useNow = (): number | null =>
  useSyncExternalStore<number | null>(subscribe, currentMinute, () => null)
