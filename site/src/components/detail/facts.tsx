import * as styles from './facts.module.css'

export interface FactRow {
  label: string
  /** One line, or several with line breaks between. */
  value: string
}

/** Hairline rows, label 5 parts, value 8. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label + value} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className="small figures">
            {value.split('\n').map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
