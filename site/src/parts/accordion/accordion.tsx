import { graphql } from 'gatsby'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import { RichText } from '../../components/rich-text/rich-text'
import * as accordion from './accordion.module.css'

export const accordionPartFields = graphql`
  fragment AccordionPartFields on AccordionPart {
    key
    sectionId
    background
    title
    items {
      key
      title
      body
    }
  }
`

/** Questions that open; native disclosures, so they do without scripts and are found by the search of the browser. */
export function AccordionPart({ part }: { part: Queries.AccordionPartFieldsFragment }) {
  return (
    <Section name="accordion" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.left}>{part.title}</h2> : null}
        <div className={styles.wide}>
          {part.items.map((item) => (
            <details key={item.key} className={accordion.item}>
              <summary className={accordion.title}>{item.title}</summary>
              <RichText value={item.body} className={accordion.body} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
