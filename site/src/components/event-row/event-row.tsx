import { useTranslation } from 'gatsby-plugin-react-i18next'
import { memo } from 'react'
import { lastDayShown } from '../../../calendar/last-day-shown'
import { dayBeside } from '../../../languages/dates'
import { foreignTag } from '../../../languages/foreign-tag'
import type { Language } from '../../../languages/locales'
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
  /** It waits until one before it is over. */
  isSpare?: boolean
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
  isSpare = false,
}: EventRowProps) {
  const { day, weekday, month } = eventDay(event.startDate, language)
  const isCancelled = event.status === 'cancelled'
  return (
    <li
      className={styles.row}
      data-day={withDay ? undefined : 'same'}
      hidden={isSpare}
      // What is over a script has hidden before the app came (over-script.tsx).
      suppressHydrationWarning
      {...hiddenOnceOver(overAt)}
    >
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
        <Heading className={styles.title} lang={foreignTag(event.textLanguage, language)}>
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

function Terms({ event, language }: { event: EventRowData; language: Language }) {
  const { t } = useTranslation('detail')
  const { startDate, startTime, endTime, status, isFree } = event
  const isCancelled = status === 'cancelled'
  const last = lastDayShown(event)
  return (
    <p className={`small figures ${styles.terms}`}>
      {last > startDate ? (
        <span>{t('eventUntil', { date: dayBeside(last, startDate, language) })}</span>
      ) : null}
      <span>{startTime ? timeRange(startTime, endTime, language) : t('allDay')}</span>
      {isCancelled ? <span className="accent">{t('cancelled')}</span> : null}
      {status === 'moved' ? <span className="accent">{t('eventMoved')}</span> : null}
      {!isCancelled && isFree ? <span className="accent">{t('eventFree')}</span> : null}
      {!isCancelled && !isFree ? (
        <span lang={event.price?.text ? foreignTag(event.textLanguage, language) : undefined}>
          {eventPriceText(event.price, language)}
        </span>
      ) : null}
    </p>
  )
}
