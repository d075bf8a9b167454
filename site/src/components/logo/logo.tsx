import * as styles from './logo.module.css'

/** The line of the ridge, drawn once: the logo, and in other sizes the places where it comes back. */
export const ridgeLine = 'M0 21 22 15.5l8.6 1.7L49 11l7.5 2.2L73 5l9 7.2 7.6-1.1L110 19l11.6-1.9L172 21'

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
