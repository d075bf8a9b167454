import { graphql } from 'gatsby'
import { LinkList } from '../link/link-list'
import { RichText } from '../rich-text/rich-text'
import { Section } from './section'
import * as styles from './text.module.css'

export const textFields = graphql`
  fragment TextFields on TextPart {
    key
    sectionId
    background
    title
    aside
    lead
    body
    links {
      ...LinkFields
    }
  }
`

/** Text from the fifth column, with a whispered aside in the first. */
export function Text({ part }: { part: Queries.TextFieldsFragment }) {
  return (
    <Section name="text" part={part}>
      <div className={`grid ${styles.text}`}>
        {part.aside ? <p className={`caption ${styles.aside}`}>{part.aside}</p> : null}
        <div className={styles.words}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.lead ? <p className={`lead ${styles.lead}`}>{part.lead}</p> : null}
          <RichText value={part.body} underHeading={Boolean(part.title)} className={styles.body} />
          <LinkList links={part.links} />
        </div>
      </div>
    </Section>
  )
}
