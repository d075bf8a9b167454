import { graphql } from 'gatsby'
import { Caption } from '../picture/picture'
import * as styles from './facts-section.module.css'

export const planFields = graphql`
  fragment PlanFields on Picture {
    alt
    caption
    url
    width
    height
  }
`

export type PlanData = Queries.PlanFieldsFragment

interface FloorPlanProps {
  plan: PlanData
  /** Default: as wide as the facts that it stands with. */
  className?: string | undefined
}

/** A floor plan: a drawing in lines, so it is shown whole and as it was drawn. */
export function FloorPlan({ plan, className = styles.plan }: FloorPlanProps) {
  return (
    <figure className={className} data-part="plan">
      <img
        src={plan.url}
        width={plan.width}
        height={plan.height}
        alt={plan.alt}
        loading="lazy"
        decoding="async"
      />
      <Caption caption={plan.caption} />
    </figure>
  )
}
