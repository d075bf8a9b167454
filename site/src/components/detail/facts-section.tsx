import { useTranslation } from 'gatsby-plugin-react-i18next'
import { SiteLink } from '../link/site-link'
import { type FactRow, Facts } from './facts'
import * as styles from './facts-section.module.css'
import { FloorPlan, type FloorPlanData } from './floor-plan'
import type { PriceData } from './price-fields'
import { priceText } from './price-text'

interface FactsSectionProps {
  title: string
  rows: readonly FactRow[]
  prices?: readonly PriceData[]
  /** The floor plan of a room, in hairlines beside its facts. */
  floorPlan?: FloorPlanData | null
  /** Where there is more to know. */
  more?: { href: string; label: string; note: string | null } | null
}

/** The facts of a room, restaurant, package or activity, on mint, from the seventh column. */
export function FactsSection({ title, rows, prices = [], floorPlan, more }: FactsSectionProps) {
  const { t } = useTranslation('detail')
  const all = [...rows, ...prices.map((price) => ({ label: price.label, value: priceText(price, t) }))]
  if (all.length === 0) return null
  return (
    <section className="section" data-ground="green" data-part="facts">
      <div className={`grid ${styles.grid}`}>
        <div className={styles.left}>
          <h2>{title}</h2>
          {floorPlan ? <FloorPlan drawing={floorPlan} /> : null}
          {more ? (
            <p className={styles.more} data-print="no">
              {more.note ? <span className="caption">{more.note}</span> : null}
              <SiteLink href={more.href} className="underline">
                {more.label}
              </SiteLink>
            </p>
          ) : null}
        </div>
        <div className={styles.rows}>
          <Facts rows={all} />
        </div>
      </div>
    </section>
  )
}
