import { type LowestPriceData, LowestPrices } from '../detail/lowest-prices'
import { SiteLink } from '../link/site-link'
import * as styles from './priced-row.module.css'

interface PricedRowProps {
  href: string
  title: string
  prices: readonly LowestPriceData[]
  /** What it is, a line each; empty ones are left out. */
  lines: readonly (string | null | undefined)[]
  /** On a desk name, lines and price stand in columns, so that rows compare. */
  inColumns?: boolean
}

/** One of a list that leads to its page: its name, what it costs, what it is. */
export function PricedRow({ href, title, prices, lines, inColumns = false }: PricedRowProps) {
  return (
    <SiteLink href={href} className={inColumns ? `${styles.row} ${styles.columns}` : styles.row}>
      <span className={styles.name}>{title}</span>
      {prices.length > 0 ? (
        <span className={`small figures ${styles.price}`}>
          <LowestPrices prices={prices} />
        </span>
      ) : null}
      {lines.map((line) =>
        line ? (
          <span key={line} className={`small ${styles.line}`}>
            {line}
          </span>
        ) : null,
      )}
    </SiteLink>
  )
}
