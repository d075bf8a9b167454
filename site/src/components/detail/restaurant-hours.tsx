import * as styles from './facts-section.module.css'
import type { HoursData } from './hours-fields'
import { HoursRows } from './hours-rows'

/** The opening hours of a restaurant, on the ground of its facts. */
export function RestaurantHours({ title, items }: { title: string; items: readonly HoursData[] }) {
  if (items.length === 0) return null
  return (
    <section className="section" data-ground="green" data-part="openingHours">
      <div className={`grid ${styles.grid}`}>
        <h2 className={styles.left}>{title}</h2>
        <div className={styles.rows}>
          <HoursRows items={items} />
        </div>
      </div>
    </section>
  )
}
