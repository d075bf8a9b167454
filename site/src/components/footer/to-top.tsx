import type { MouseEvent } from 'react'
import * as styles from './footer.module.css'

/** Smooth where motion is allowed; the focus goes along, so that the next tab starts at the top. */
function goUp(event: MouseEvent): void {
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
  document.querySelector<HTMLElement>('#top a')?.focus({ preventScroll: true })
}

/** The way back up; without scripts an anchor. */
export function ToTop({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the top without scripts too
    <a href="#top" className={styles.up} onClick={goUp}>
      {label}
      <svg
        className={styles.arrow}
        viewBox="0 0 9 34"
        width="9"
        height="34"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M4.5 34V1M1 5l3.5-4L8 5" fill="none" stroke="currentColor" />
      </svg>
    </a>
  )
}
