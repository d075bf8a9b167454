import { graphql } from 'gatsby'
import { LinkList } from '../link/link-list'
import * as styles from './plain.module.css'
import { Section } from './section'

export const callToActionFields = graphql`
  fragment CallToActionFields on CallToActionPart {
    key
    sectionId
    background
    title
    text
    links {
      ...LinkFields
    }
  }
`

/** One sentence and one thing to do. */
export function CallToAction({ part }: { part: Queries.CallToActionFieldsFragment }) {
  return (
    <Section name="callToAction" part={part}>
      <div className={`grid ${styles.rows}`}>
        <div className={styles.words}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.text ? <p>{part.text}</p> : null}
          <LinkList links={part.links} firstAsButton />
        </div>
      </div>
    </Section>
  )
}
