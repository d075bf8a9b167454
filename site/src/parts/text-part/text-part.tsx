import { graphql } from 'gatsby'
import { LinkList } from '../../components/link/link-list'
import { Section } from '../../components/part-frame/section'
import { RichText } from '../../components/rich-text/rich-text'
import * as styles from './text-part.module.css'

export const textPartFields = graphql`
  fragment TextPartFields on TextPart {
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
export function TextPart({ part }: { part: Queries.TextPartFieldsFragment }) {
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
