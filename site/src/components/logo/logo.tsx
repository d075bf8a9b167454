import { ridgeLine } from '../../../brand/drawings/ridge-line'
import * as styles from './logo.module.css'

interface LogoProps {
  name: string
}

/** The ridge above the name of the house. The name is text, so it needs no other description. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.line} viewBox="0 0 172 26" aria-hidden="true" focusable="false">
        <path
          d={ridgeLine}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={styles.name}>
        {name.split(' ').map((word) => (
          <span key={word}>{`${word} `}</span>
        ))}
      </span>
    </span>
  )
}
