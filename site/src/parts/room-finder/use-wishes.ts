import { navigate } from 'gatsby'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Offered, readWishes, type Wishes, writeWishes } from './wishes'

function subscribe(tell: () => void): () => void {
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}

/** The address follows a moment after a click, and renders the page anew. */
const addressed = (): string => window.location.search

/**
 * The wishes that stand in the address; none on the server and while React takes over, as the static page knows none. What
 * was chosen counts from the click on: a second click in the same moment adds to the first.
 */
export function useWishes(offered: Offered): {
  wishes: Wishes
  choose(change: (wishes: Wishes) => Wishes): void
} {
  const query = useSyncExternalStore(subscribe, addressed, () => '')
  const [, showChosen] = useState<Wishes>()
  const chosen = useRef<Wishes>(undefined)
  useEffect(() => {
    const follow = (_address: string) => {
      chosen.current = undefined
    }
    follow(query)
    return subscribe(() => follow(addressed()))
  }, [query])
  const wishes = chosen.current ?? readWishes(query, offered)
  return {
    wishes,
    choose(change) {
      const next = change(chosen.current ?? readWishes(addressed(), offered))
      chosen.current = next
      showChosen(next)
      const written = writeWishes(next)
      void navigate(window.location.pathname + (written === '?' ? '' : written))
    },
  }
}
