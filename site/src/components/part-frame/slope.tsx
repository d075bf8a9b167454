import * as styles from './slope.module.css'

/** The face of the slope that the light meets, and the slope itself; drawn once at 1280 x 112, stretched to any width. */
const lit = 'M0 50L27.5 44.2L58 36L84.9 30.3L112 22L150 12L140 29L112 49L92 60L62 64L46 72L31 73L20 79L0 84Z'
const dark =
  'M0 84L20 79L31 73L46 72L62 64L92 60L112 49L140 29L150 12L172 20L203.8 21.5L231.8 26.4L262 28L289.3 30.1L313.6 32.9L340 36L367.2 37L392.2 38.9L422.8 37.8L447 39L470 45L520 55L547.3 56.1L580 58L609.1 61.2L640 67L674.6 66.5L704.3 68.8L740 68L766.5 70.7L800 74L830.4 76.8L854.1 77.7L886.4 80.2L910 84L940 92L977.4 93.7L1010 93L1045.8 96.2L1080 98L1115.2 99.7L1146.8 101.7L1180 104L1207.9 99.7L1240 97L1280 92V113H0Z'

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
      <path className={styles.lit} d={lit} />
      <path className={styles.dark} d={dark} />
    </svg>
  )
}
