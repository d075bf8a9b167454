import { useTranslation } from 'gatsby-plugin-react-i18next'
import { FloorPlan, type FloorPlanData } from '../../components/detail/floor-plan'
import { SiteLink } from '../../components/link/site-link'
import * as styles from './floor-plans.module.css'
import { measuresOf, pathFor } from './measures'

interface DrawnRoom {
  readonly path: string
  readonly title: string
  readonly size: number | null
  readonly guests: number | null
  readonly floorText: string | null
  readonly floorPlan: FloorPlanData | null
}

interface FloorPlansProps {
  rooms: readonly DrawnRoom[]
  /** How many come. */
  guests: number | null
}

/** The floor plans of the rooms that fit, side by side; on phones they go by sideways. */
export function FloorPlans({ rooms, guests }: FloorPlansProps) {
  const { t } = useTranslation('detail')
  const drawn = rooms.flatMap(({ floorPlan, ...room }) => (floorPlan ? [{ ...room, floorPlan }] : []))
  if (drawn.length === 0) return null
  return (
    <div className={styles.plans} data-part="plans">
      <h3 className={styles.title}>{t('floorPlans')}</h3>
      <ul className={`sideways ${styles.list}`}>
        {drawn.map(({ floorPlan, ...room }) => (
          <li key={room.path} className={styles.room}>
            <FloorPlan drawing={floorPlan} className={styles.plan} />
            <p className={styles.name}>
              <SiteLink href={pathFor(room.path, guests)} className="underline">
                {room.title}
              </SiteLink>
            </p>
            <p className="small">{measuresOf(room, t).join(', ')}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
