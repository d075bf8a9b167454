import { type RefObject, useEffect } from 'react'
import { onPathShown } from '../../navigation/current-path'
import { headerState } from './header-state'

const hasHero = () => document.querySelector('[data-hero] [data-part="hero"]') !== null

/** Keeps `data-solid` and `data-hidden` of the header in step with the scroll, once per frame. */
export function useHeaderMotion(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    let isNew = false
    let frame = 0
    const update = () => {
      frame = 0
      const header = ref.current
      if (!header) return
      // A page begins with its header, wherever on it one arrives.
      if (isNew) {
        last = window.scrollY
        header.dataset.hidden = 'no'
        isNew = false
      }
      const next = headerState({
        now: window.scrollY,
        last,
        hasHero: hasHero(),
        headerHeight: header.offsetHeight,
      })
      last = window.scrollY
      header.dataset.solid = next.isSolid ? 'yes' : 'no'
      if (next.isHidden !== undefined) header.dataset.hidden = next.isHidden ? 'yes' : 'no'
    }
    const onScroll = () => {
      frame ||= window.requestAnimationFrame(update)
    }
    // In the next frame, which knows where everything stands: asked at once, the browser would have to lay the page out.
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    const stop = onPathShown(() => {
      isNew = true
      onScroll()
    })
    return () => {
      stop()
      window.removeEventListener('scroll', onScroll)
      window.cancelAnimationFrame(frame)
    }
  }, [ref])
}
