import { useTranslation } from 'gatsby-plugin-react-i18next'
import { FloorPlan, type PlanData } from '../../components/detail/floor-plan'
import { SiteLink } from '../../components/link/site-link'
import { measuresOf, pathFor } from './measures'
import * as styles from './plans.module.css'

interface PlannedRoom {
  readonly path: string
  readonly title: string
  readonly size: number | null
  readonly guests: number | null
  readonly floorText: string | null
  readonly plan: PlanData | null
}

interface PlansProps {
  rooms: readonly PlannedRoom[]
  /** How many come. */
  guests: number | null
}

/** The floor plans of the rooms that fit, side by side; on phones they go by sideways. */
export function Plans({ rooms, guests }: PlansProps) {
  const { t } = useTranslation('detail')
  const drawn = rooms.flatMap(({ plan, ...room }) => (plan ? [{ ...room, plan }] : []))
  if (drawn.length === 0) return null
  return (
    <div className={styles.plans} data-part="plans">
      <h3 className={styles.title}>{t('floorPlans')}</h3>
      <ul className={`sideways ${styles.list}`}>
        {drawn.map(({ plan, ...room }) => (
          <li key={room.path} className={styles.room}>
            <FloorPlan plan={plan} className={styles.plan} />
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
