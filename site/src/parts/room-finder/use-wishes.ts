import { useSyncExternalStore } from 'react'
import { readWishes, type Wishes } from './wishes'

function subscribe(tell: () => void): () => void {
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}

/** The wishes that stand in the address; none on the server and while React takes over, as the static page knows none. */
export function useWishes(mostGuests: number): Wishes {
  // A choice changes the address by the router, which renders the page anew.
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return readWishes(query, mostGuests)
}
