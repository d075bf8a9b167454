import { useTranslation } from 'gatsby-plugin-react-i18next'
import { memo } from 'react'
import { type Language, localeTags } from '../../../languages/locales'
import { timeRange } from '../../../languages/times'
import { eventPriceText, weekdayAndDay } from '../../events/event-words'
import { hiddenOnceOver } from '../../events/over-script'
import { SiteLink } from '../link/site-link'
import { eventDay } from './event-day'
import * as styles from './event-row.module.css'
import type { EventRowData } from './event-row-fields'

interface EventRowProps {
  event: EventRowData
  language: Language
  /** Events of one day share one numeral: the second shows none. */
  withDay?: boolean
  /** h2 where the list is the page, h3 below the heading of a part. */
  heading?: 'h2' | 'h3'
  /** Moment (ISO 8601) from which on the row is hidden, also before the app has taken over. */
  overAt?: string
}

/**
 * 126 px of date, title and place, 160 px of time and price to the right. A row that says the same is not drawn again: a
 * list of a hundred, asked anew by a filter or the clock, is a long task on a phone.
 */
export const EventRow = memo(function EventRow({
  event,
  language,
  withDay = true,
  heading: Heading = 'h3',
  overAt,
}: EventRowProps) {
  const { day, weekday, month } = eventDay(event.startDate, language)
  const isCancelled = event.status === 'cancelled'
  return (
    <li className={styles.row} data-day={withDay ? undefined : 'same'} {...hiddenOnceOver(overAt)}>
      {withDay ? (
        <time className={styles.date} dateTime={event.startDate}>
          <span className={styles.day}>{day}</span>
          <span className={`caption ${styles.names}`}>
            <span>{weekday} </span>
            <span>{month}</span>
          </span>
        </time>
      ) : (
        <time className="hidden" dateTime={event.startDate}>
          {weekdayAndDay(event.startDate, language)}
        </time>
      )}
      <div className={styles.words}>
        <Heading className={styles.title} lang={localTag(event.textLanguage, language)}>
          <SiteLink href={event.path} className={styles.link}>
            {isCancelled ? <s>{event.title}</s> : event.title}
          </SiteLink>
        </Heading>
        {event.place ? <p className={`small ${styles.place}`}>{event.place}</p> : null}
      </div>
      <Terms event={event} language={language} />
    </li>
  )
})

/** Foreign titles say so, for voices and hyphens. */
function localTag(textLanguage: string, language: Language): string | undefined {
  return textLanguage === language ? undefined : (localeTags[textLanguage as Language] ?? textLanguage)
}

function Terms({ event, language }: { event: EventRowData; language: Language }) {
  const { t } = useTranslation('detail')
  const { startTime, endTime, status, isFree } = event
  const isCancelled = status === 'cancelled'
  return (
    <p className={`small figures ${styles.terms}`}>
      <span>{startTime ? timeRange(startTime, endTime, language) : t('allDay')}</span>
      {isCancelled ? <span className="accent">{t('cancelled')}</span> : null}
      {status === 'moved' ? <span className="accent">{t('eventMoved')}</span> : null}
      {!isCancelled && isFree ? <span className="accent">{t('eventFree')}</span> : null}
      {!isCancelled && !isFree ? <span>{eventPriceText(event.price, language)}</span> : null}
    </p>
  )
}
