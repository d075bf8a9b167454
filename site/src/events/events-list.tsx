import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef } from 'react'
import { dayAndMonth, monthAndYear, monthName } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import { EventRow } from '../components/event-row/event-row'
import { handFocusOn } from '../navigation/hand-focus-on'
import { EmptyList } from './empty-list'
import * as styles from './events-list.module.css'
import { FilterLinks } from './filter-links'
import { FilterSelects } from './filter-selects'
import type { Teaser } from './list-data'
import { MonthLine } from './month-line'
import { MonthLinks } from './month-links'
import { OverScript } from './over-script'
import { writeSelection } from './selection'
import { StayForm } from './stay-form'
import type { ListState } from './use-list'

interface EventsListProps {
  list: ListState
  /** Path of this page, and of the list of this language. */
  path: string
  listPath: string
  language: Language
  next: Teaser | null
  /** Where a room is booked. */
  booking: Queries.LinkFieldsFragment | null
}

/** The list of a month with its filters (specification, section 2). */
export function EventsList({ list, path, listPath, language, next, booking }: EventsListProps) {
  const { t } = useTranslation('events')
  const first = list.months[0]?.month ?? list.month
  const isEmpty = list.shown.length === 0 && !list.isLoading
  const title = useRef<HTMLHeadingElement>(null)
  const toTitle = handFocusOn(() => title.current)
  const controls = { list, path, language }
  return (
    <div className={`grid ${styles.page}`}>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        <span>{t('events')} </span>
        <Days list={list} language={language} />
      </h1>
      <p className={`small ${styles.note}`}>
        {isEmpty && !list.stay ? t('emptyNote', { month: monthAndYear(first, language) }) : t('listNote')}
      </p>
      <div className={styles.controls}>
        <MonthLine list={list} language={language} />
        <MonthLinks list={list} language={language} />
        <FilterSelects {...controls} />
        <StayForm {...controls} toTitle={toTitle} booking={booking} />
      </div>
      <div className={styles.aside}>
        <FilterLinks {...controls} />
        <Subscribe listPath={listPath} />
      </div>
      <div className={styles.list}>
        <p className="hidden" role="status">
          {list.isLoading
            ? null
            : list.stay
              ? t('foundInStay', { count: list.shown.length })
              : t('found', { count: list.shown.length, month: monthAndYear(list.month, language) })}
        </p>
        {isEmpty ? (
          <EmptyList {...controls} toTitle={toTitle} next={next} />
        ) : (
          <>
            <Rows teasers={list.shown} language={language} />
            <OverScript />
          </>
        )}
        <Missing list={list} language={language} />
        <Subscribe listPath={listPath} />
      </div>
    </div>
  )
}

/** Of which days the list is. */
function Days({ list, language }: Pick<EventsListProps, 'list' | 'language'>) {
  const { t } = useTranslation('events')
  if (!list.stay) return <span>{t('inMonth', { month: monthName(list.month, language) })}</span>
  const [arrival, departure] = [list.stay.arrival, list.stay.departure].map((day) =>
    dayAndMonth(day, language),
  )
  return (
    <span>{arrival === departure ? t('onDay', { day: arrival }) : t('inStay', { arrival, departure })}</span>
  )
}

/** Where a month of a visit could not be had, the list says where it is. */
function Missing({ list, language }: Pick<EventsListProps, 'list' | 'language'>) {
  const { t } = useTranslation('events')
  return list.missing.map(({ month, path }) => (
    <p key={month} className="small">
      {/* The app could not have it: the browser may. */}
      <a href={path + writeSelection(list.selection, list.stay)} target="_self" className="underline">
        {t('stayGoesOn', { month: monthAndYear(month, language) })}
      </a>
    </p>
  ))
}

/** Events of one day share one numeral. */
function Rows({ teasers, language }: { teasers: readonly Teaser[]; language: Language }) {
  return (
    <ul>
      {teasers.map((teaser, index) => (
        <EventRow
          key={teaser.key}
          event={teaser}
          language={language}
          heading="h2"
          overAt={teaser.overAt}
          withDay={teaser.startDate !== teasers[index - 1]?.startDate}
        />
      ))}
    </ul>
  )
}

function Subscribe({ listPath }: { listPath: string }) {
  const { t } = useTranslation('events')
  return (
    <p className={`small ${styles.subscribe}`}>
      <a href={`${listPath}.ics`} className="underline">
        {t('subscribe')}
      </a>
    </p>
  )
}
