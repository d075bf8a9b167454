import { graphql } from 'gatsby'
import { Facts as FactList } from '../detail/facts'
import * as styles from './plain.module.css'
import { Section } from './section'

export const factsFields = graphql`
  fragment FactsFields on FactsPart {
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
export function Facts({ part }: { part: Queries.FactsFieldsFragment }) {
  return (
    <Section name="facts" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.left}>{part.title}</h2> : null}
        <div className={styles.wide} data-narrow={part.title ? undefined : 'yes'}>
          <FactList rows={part.items} />
        </div>
      </div>
    </Section>
  )
}
