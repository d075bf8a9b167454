import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { autoSleep, refreshDelay, scrollMotion, tweenDefaults } from './settings'

gsap.registerPlugin(ScrollTrigger)
gsap.config({ autoSleep })
gsap.defaults(tweenDefaults)

/** In a row that scrolls by itself nothing arrives: the row would cut it off. */
const isInRow = ({ parentElement }: Element) =>
  parentElement !== null && getComputedStyle(parentElement).overflowX === 'auto'
const stillBelow = (element: Element) => element.getBoundingClientRect().top > window.innerHeight

function reveal(element: HTMLElement): void {
  const { from, start, end, scrub } = scrollMotion
  const axis = element.dataset.reveal === 'x' ? 'x' : 'y'
  gsap.fromTo(
    element,
    { [axis]: from },
    { [axis]: 0, ease: 'none', scrollTrigger: { trigger: element.parentElement, start, end, scrub } },
  )
}

/**
 * Lets pictures that are still below the screen arrive from 100 px beside or above their place. Nothing that is in view moves, and
 * with reduced motion nothing moves at all. Answers how to stop.
 */
export function startReveals(): () => void {
  const media = gsap.matchMedia()
  media.add('(prefers-reduced-motion: no-preference)', () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (stillBelow(element) && !isInRow(element)) reveal(element)
    }
  })
  const timer = window.setTimeout(() => ScrollTrigger.refresh(), refreshDelay)
  return () => {
    window.clearTimeout(timer)
    media.revert()
  }
}
