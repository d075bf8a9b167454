import { graphql } from 'gatsby'
import { Section } from '../../components/part-frame/section'
import * as styles from './quote.module.css'

export const quotePartFields = graphql`
  fragment QuotePartFields on QuotePart {
    key
    sectionId
    background
    title
    quotation: text
    source
  }
`

/** One sentence in large type with a hanging quotation mark; the marks follow the language of the page. */
export function QuotePart({ part }: { part: Queries.QuotePartFieldsFragment }) {
  return (
    <Section name="quote" part={part}>
      <figure className={`grid ${styles.quote}`}>
        {part.title ? <h2 className={styles.title}>{part.title}</h2> : null}
        <blockquote className={styles.words}>
          <p>
            <q className={styles.text}>{part.quotation}</q>
          </p>
        </blockquote>
        {part.source ? <figcaption className={`caption ${styles.source}`}>{part.source}</figcaption> : null}
      </figure>
    </Section>
  )
}
