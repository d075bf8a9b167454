import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { listPaths } from '../../../addresses/event-paths'
import { useLanguage } from '../../../languages/use-language'
import { EventRow } from '../../components/event-row/event-row'
import { SiteLink } from '../../components/link/site-link'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import * as own from './upcoming-events.module.css'

export const upcomingEventsPartFields = graphql`
  fragment UpcomingEventsPartFields on UpcomingEventsPart {
    key
    sectionId
    background
    title
    events {
      ...EventRowFields
    }
  }
`

/** What is on next in the valley, and the way to the whole list. */
export function UpcomingEventsPart({ part }: { part: Queries.UpcomingEventsPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <Section name="upcomingEvents" part={part} className={own.upcoming}>
      <div className={`grid ${styles.rows}`}>
        <div className={styles.left}>
          <h2>{part.title ?? t('allEvents')}</h2>
          <p>
            <SiteLink href={listPaths[language]} className="underline">
              {t('allEvents')}
            </SiteLink>
          </p>
        </div>
        <div className={styles.wide}>
          {part.events.length === 0 ? <p>{t('noEvents')}</p> : null}
          <ul className={styles.full}>
            {part.events.map((event) => (
              <EventRow key={event.path} event={event} language={language} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
