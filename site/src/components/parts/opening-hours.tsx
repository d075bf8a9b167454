import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import type { HoursData } from '../detail/hours-fields'
import { hoursText } from '../detail/hours-text'
import * as styles from './plain.module.css'
import * as rows from './rows.module.css'
import { Section } from './section'

export const openingHoursFields = graphql`
  fragment OpeningHoursFields on OpeningHoursPart {
    key
    sectionId
    background
    title
    note
    items {
      ...HoursFields
    }
  }
`

/** Opening hours: with a title as rows beside it, without one as columns under the part before. */
export function OpeningHours({ part }: { part: Queries.OpeningHoursFieldsFragment }) {
  const note = part.note ? <p className={`caption ${styles.note}`}>{part.note}</p> : null
  return (
    <Section name="openingHours" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.left}>{part.title}</h2> : null}
        <div className={part.title ? styles.wide : styles.full}>
          {part.title ? <HoursRows items={part.items} /> : <HoursColumns items={part.items} />}
          {note}
        </div>
      </div>
    </Section>
  )
}

export function HoursRows({ items }: { items: readonly HoursData[] }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <ul className={rows.list}>
      {items.map((item) => (
        <li key={item.days + item.opens} className={rows.row}>
          <span className={rows.name}>{item.days}</span>
          <span className={`small figures ${rows.end}`}>{hoursText(item, language, t)}</span>
          {item.note ? <span className={`small ${rows.note}`}>{item.note}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function HoursColumns({ items }: { items: readonly HoursData[] }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <ul className={rows.columns}>
      {items.map((item) => (
        <li key={item.days + item.opens} className={rows.cell}>
          <span className={rows.name}>{item.days}</span>
          {item.note ? <p className="small">{item.note}</p> : null}
          <p className="small figures">{hoursText(item, language, t)}</p>
        </li>
      ))}
    </ul>
  )
}
