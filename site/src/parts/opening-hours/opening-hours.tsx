import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import type { HoursData } from '../../components/detail/hours-fields'
import { HoursRows } from '../../components/detail/hours-rows'
import { hoursText, noteBesideHours } from '../../components/detail/hours-text'
import * as styles from '../../components/part-frame/plain.module.css'
import * as rows from '../../components/part-frame/rows.module.css'
import { Section } from '../../components/part-frame/section'

export const openingHoursPartFields = graphql`
  fragment OpeningHoursPartFields on OpeningHoursPart {
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
export function OpeningHoursPart({ part }: { part: Queries.OpeningHoursPartFieldsFragment }) {
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

function HoursColumns({ items }: { items: readonly HoursData[] }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <ul className={rows.columns}>
      {items.map((item) => {
        const note = noteBesideHours(item)
        return (
          <li key={item.days + item.opens} className={rows.cell}>
            <span className={rows.name}>{item.days}</span>
            {note ? <p className="small">{note}</p> : null}
            <p className="small figures">{hoursText(item, language, t)}</p>
          </li>
        )
      })}
    </ul>
  )
}
