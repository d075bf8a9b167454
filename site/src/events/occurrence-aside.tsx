import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { timeOfDay } from '../../languages/times'
import { fileNote } from '../components/detail/file-note'
import { SiteLink } from '../components/link/site-link'
import { weekdayAndDay } from './event-words'
import * as styles from './occurrence-aside.module.css'
import type { OccurrenceData } from './occurrence-fields'

type Dates = NonNullable<Queries.EventTemplateQuery['series']>['dates']

interface OccurrenceAsideProps {
  event: OccurrenceData
  dates: Dates
  language: Language
}

/** Other dates of the event, its links, its calendar file, its downloads. */
export function OccurrenceAside({ event, dates, language }: OccurrenceAsideProps) {
  const { t } = useTranslation('events')
  const others = dates.filter((date) => date.path !== event.path)
  const lang = foreignTag(event.textLanguage, language)
  return (
    <>
      {others.length > 0 ? (
        <Rows title={t('otherDates')}>
          {others.map((date) => (
            <Row key={date.path}>
              <a href={date.path} className={styles.link}>
                <DateWords date={date} language={language} />
              </a>
            </Row>
          ))}
        </Rows>
      ) : null}
      <Rows title={t('links')}>
        {event.links.map((link) => (
          <Row key={link.href}>
            <SiteLink href={link.href} className={styles.link} lang={lang}>
              {link.title}
            </SiteLink>
          </Row>
        ))}
        <Row>
          <a href={`${event.path}.ics`} className={styles.link}>
            <span>{t('addToCalendar')}</span>
            <span className="caption">{event.status === 'cancelled' ? 'ics' : t('withReminder')}</span>
          </a>
        </Row>
      </Rows>
      {event.downloads.length > 0 ? (
        <Rows title={t('downloads')}>
          {event.downloads.map((file) => (
            <Row key={file.href}>
              <SiteLink href={file.href} className={styles.link} isExternal={/^https?:/.test(file.href)}>
                <span lang={lang}>{file.title}</span>
                <span className="caption">{fileNote(file.extension, file.size, language)}</span>
              </SiteLink>
            </Row>
          ))}
        </Rows>
      ) : null}
    </>
  )
}

function DateWords({ date, language }: { date: Dates[number]; language: Language }) {
  const { t } = useTranslation('events')
  const words = weekdayAndDay(date.date, language)
  const isCancelled = date.status === 'cancelled'
  return (
    <>
      <span>{isCancelled ? <s>{words}</s> : words}</span>
      {isCancelled ? (
        <span className="accent">{t('cancelled')}</span>
      ) : (
        <span className="figures">{date.time ? timeOfDay(date.time, language) : t('allDay')}</span>
      )}
    </>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => <li className={styles.row}>{children}</li>
