import { useEffect } from 'react'

const mayMove = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches

/**
 * Loads the animation with the first scroll, and only where something moves and motion is allowed: 45 kB that a reader
 * of the first screen never needs. A script that cannot be loaded leaves everything in its place.
 * @param path a new page begins anew
 */
export function useReveals(path: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = () => {
      // A step to another page scrolls to its top, which is no reader's scroll.
      if (window.scrollY === 0) return
      window.removeEventListener('scroll', begin)
      if (!mayMove() || !document.querySelector('[data-reveal]')) return
      import('./reveals')
        .then(({ startReveals }) => {
          if (!isGone) stop = startReveals()
        })
        .catch((error: unknown) => console.warn('The animation could not be loaded:', error))
    }
    window.addEventListener('scroll', begin, { passive: true })
    return () => {
      isGone = true
      window.removeEventListener('scroll', begin)
      stop?.()
    }
  }, [path])
}
