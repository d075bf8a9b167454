import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { listPaths } from '../../../addresses/event-paths'
import { useLanguage } from '../../../languages/use-language'
import { EventRow } from '../../components/event-row/event-row'
import { SiteLink } from '../../components/link/site-link'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import { OverScript, showsNext } from '../../events/over-script'
import { isOver } from '../../events/selection'
import { useNow } from '../../events/use-now'
import * as own from './upcoming-events.module.css'

export const upcomingEventsPartFields = graphql`
  fragment UpcomingEventsPartFields on UpcomingEventsPart {
    key
    sectionId
    background
    title
    count
    events {
      overAt
      ...EventRowFields
    }
  }
`

/** Those that are not over by the visitor's clock; all until the page knows it. */
function useAhead<Event extends { readonly overAt: string }>(events: readonly Event[]): Event[] {
  const now = useNow()
  return events.filter(({ overAt }) => !isOver(overAt, now))
}

/** What is on next in the valley, and the way to the whole list. */
export function UpcomingEventsPart({ part }: { part: Queries.UpcomingEventsPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const count = part.count ?? 0
  const ahead = useAhead(part.events)
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
          {ahead.length === 0 ? <p>{t('noEvents')}</p> : null}
          <ul className={styles.full} {...showsNext(count)}>
            {ahead.map((event, index) => (
              <EventRow
                key={event.path}
                event={event}
                language={language}
                overAt={event.overAt}
                isSpare={index >= count}
              />
            ))}
          </ul>
          <OverScript />
        </div>
      </div>
    </Section>
  )
}
