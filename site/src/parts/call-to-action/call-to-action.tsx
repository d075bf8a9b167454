import { graphql } from 'gatsby'
import { LinkList } from '../../components/link/link-list'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'

export const callToActionPartFields = graphql`
  fragment CallToActionPartFields on CallToActionPart {
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
export function CallToActionPart({ part }: { part: Queries.CallToActionPartFieldsFragment }) {
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
