import { ridgeLine } from '../../../brand/drawings/ridge-line'
import * as styles from './logo.module.css'

interface LogoProps {
  name: string
}

/** Words of a name that stands below the ridge from its one end to the other. A longer one is smaller, and takes a second line. */
const mostBelow = 2

/** The ridge above the name of the house. The name is text, so it needs no other description; no browser translates it. */
export function Logo({ name }: LogoProps) {
  const words = name.split(' ')
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
      <span className={styles.name} translate="no" data-words={words.length > mostBelow ? 'many' : undefined}>
        {words.map((word, place) => (
          <span key={place}>{`${word} `}</span>
        ))}
      </span>
    </span>
  )
}
