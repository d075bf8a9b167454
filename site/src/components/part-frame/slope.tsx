import { darkSlope, litSlope } from '../../../brand/drawings/slope'
import * as styles from './slope.module.css'

/** The ridge that gave the house its name: a paper edge in the season's colour over whatever lies above it. */
export function Slope({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={[styles.slope, className].filter(Boolean).join(' ')}
      viewBox="0 0 1280 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.lit} d={litSlope} />
      <path className={styles.dark} d={darkSlope} />
    </svg>
  )
}
