import { useTranslation } from 'gatsby-plugin-react-i18next'
import { lastDayShown } from '../../calendar/last-day-shown'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { timeRange } from '../../languages/times'
import { dateRange, formerMoment } from './event-words'
import type { OccurrenceData } from './occurrence-fields'
import * as styles from './occurrence-head.module.css'
import { OverScript, shownOnceOver } from './over-script'
import { isOver } from './selection'
import { useNow } from './use-now'

interface OccurrenceHeadProps {
  event: OccurrenceData
  language: Language
}

/** Numeral, date and time, title and lead; cancelled, moved and past ones say so in words. */
export function OccurrenceHead({ event, language }: OccurrenceHeadProps) {
  const { t } = useTranslation('events')
  const lang = foreignTag(event.textLanguage, language)
  return (
    <>
      <p className={styles.date}>
        <span className={styles.numeral} aria-hidden="true">
          {Number(event.startDate.slice(8))}
        </span>
        <span className={styles.when}>
          <time dateTime={event.startDate}>{dateRange(event.startDate, lastDayShown(event), language)}</time>
          <span className={styles.time}>
            {event.startTime ? timeRange(event.startTime, event.endTime, language) : t('allDay')}
          </span>
        </span>
      </p>
      <div className={styles.words}>
        <h1 className={styles.title} lang={lang}>
          {event.status === 'cancelled' ? <s>{event.title}</s> : event.title}
        </h1>
        <Status event={event} language={language} />
        {event.lead ? (
          <p className={`lead ${styles.lead}`} lang={lang}>
            {event.lead}
          </p>
        ) : null}
      </div>
    </>
  )
}

function Status({ event, language }: OccurrenceHeadProps) {
  const { t } = useTranslation('events')
  const now = useNow()
  const { status } = event
  const isPast = event.isPast || isOver(event.overAt, now)
  const later = isPast ? {} : { hidden: true, ...shownOnceOver(event.overAt) }
  const word = status === 'cancelled' ? t('cancelled') : status === 'moved' ? t('moved') : undefined
  const former = status === 'moved' ? formerMoment(event, language) : undefined
  const from = former && ('date' in former ? t('movedFrom', former) : t('movedFromTime', former))
  return (
    <div className={styles.status} {...(status === 'scheduled' ? later : {})}>
      {word ? (
        <p>
          <strong className={`accent ${styles.word}`}>{from ? `${word}, ${from}` : word}</strong>
        </p>
      ) : null}
      {event.statusNote ? <p lang={foreignTag(event.textLanguage, language)}>{event.statusNote}</p> : null}
      <p {...later}>{t('past')}</p>
      <OverScript />
    </div>
  )
}
