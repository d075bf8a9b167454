import { type TouchEvent, useEffect, useRef, useState } from 'react'

/** Where a finger is, px. */
export interface FingerPlace {
  readonly clientX: number
  readonly clientY: number
}

/** px: whoever moves less touches only. */
const leastWay = 40

/**
 * By how many pictures a finger turns that came from one place and left at another: one on to the left, one back to the right, none
 * where it moved up or down rather than aside.
 */
export function turnOf(from: FingerPlace, to: FingerPlace): -1 | 0 | 1 {
  const [aside, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (Math.abs(aside) < leastWay || Math.abs(aside) < Math.abs(down)) return 0
  return aside < 0 ? 1 : -1
}

/** Whether a visitor has enlarged the page with two fingers. */
function useEnlarged(): boolean {
  const [isEnlarged, setEnlarged] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    const look = () => setEnlarged(view !== null && view.scale > 1.01)
    look()
    view?.addEventListener('resize', look)
    return () => view?.removeEventListener('resize', look)
  }, [])
  return isEnlarged
}

/** For the element that shows pictures: a finger turns them. Where the page is enlarged it moves about in it instead. */
export function useSwipe(turn: (by: -1 | 0 | 1) => void) {
  const isEnlarged = useEnlarged()
  const touched = useRef<FingerPlace>(undefined)
  return {
    'data-enlarged': isEnlarged || undefined,
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers enlarge.
      touched.current = touches.length === 1 && !isEnlarged ? touches[0] : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (touched.current && finger) turn(turnOf(touched.current, finger))
      touched.current = undefined
    },
  }
}
