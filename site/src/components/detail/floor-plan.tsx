import { graphql } from 'gatsby'
import { Caption } from '../picture/picture'
import * as styles from './facts-section.module.css'

export const floorPlanFields = graphql`
  fragment FloorPlanFields on Picture {
    alt
    caption
    url
    width
    height
  }
`

export type FloorPlanData = Queries.FloorPlanFieldsFragment

interface FloorPlanProps {
  drawing: FloorPlanData
  /** Default: as wide as the facts that it stands with. */
  className?: string | undefined
}

/** A floor plan: a drawing in lines, so it is shown whole and as it was drawn. */
export function FloorPlan({ drawing, className = styles.plan }: FloorPlanProps) {
  return (
    <figure className={className} data-part="plan">
      <img
        className={styles.drawing}
        src={drawing.url}
        width={drawing.width}
        height={drawing.height}
        alt={drawing.alt}
        loading="lazy"
        decoding="async"
      />
      <Caption caption={drawing.caption} />
    </figure>
  )
}
