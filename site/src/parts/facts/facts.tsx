import { graphql } from 'gatsby'
import { Facts } from '../../components/detail/facts'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'

export const factsPartFields = graphql`
  fragment FactsPartFields on FactsPart {
    key
    sectionId
    background
    title
    items {
      label
      value
    }
  }
`

/** Facts in hairline rows beside their title. */
export function FactsPart({ part }: { part: Queries.FactsPartFieldsFragment }) {
  return (
    <Section name="facts" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.left}>{part.title}</h2> : null}
        <div className={styles.wide} data-narrow={part.title ? undefined : 'yes'}>
          <Facts rows={part.items} />
        </div>
      </div>
    </Section>
  )
}
