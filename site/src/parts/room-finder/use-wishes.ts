import { navigate } from 'gatsby'
import { useReducer, useSyncExternalStore } from 'react'
import { type Offered, readWishes, type Wishes, writeWishes } from './wishes'

function subscribe(tell: () => void): () => void {
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}

const addressed = (): string => window.location.search

/**
 * After the frame that shows what was chosen: the router draws the page once more, and nobody waits for that. It is told of
 * nothing that was left meanwhile.
 */
function tellRouter(address: string): void {
  window.requestAnimationFrame(() =>
    window.setTimeout(() => {
      const { pathname, search } = window.location
      if (pathname + search === address) void navigate(address, { replace: true })
    }),
  )
}

/**
 * The wishes that stand in the address; none on the server and while React takes over, as the static page knows none. What
 * is chosen stands there from the click on: a second click in the same moment adds to the first, and each is a step back.
 */
export function useWishes(offered: Offered): {
  wishes: Wishes
  choose(change: (wishes: Wishes) => Wishes): void
} {
  const query = useSyncExternalStore(subscribe, addressed, () => '')
  const [, readAddress] = useReducer((reads: number) => reads + 1, 0)
  return {
    wishes: readWishes(query, offered),
    choose(change) {
      const written = writeWishes(change(readWishes(addressed(), offered)))
      const address = window.location.pathname + (written === '?' ? '' : written)
      // The router would let a step that comes while it still takes the last one replace that one.
      window.history.pushState(null, '', address)
      readAddress()
      tellRouter(address)
    },
  }
}
