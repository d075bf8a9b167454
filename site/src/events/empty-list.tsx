import { Link } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { monthAndYear, monthName } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import { EventRow } from '../components/event-row/event-row'
import * as styles from './empty-list.module.css'
import type { Teaser } from './list-data'
import { countOf, nextMonthWith, nothingSelected, writeSelection } from './selection'
import type { ListState } from './use-list'

interface EmptyListProps {
  list: ListState
  path: string
  language: Language
  /** What follows an empty month. */
  next: Teaser | null
}

/** The ridge as one line across the empty page. */
const ridge =
  'M0 53l8.4-0.4 5.8-1.1 6.6 0.8 5.3-1.6 10.5-0.4 5.4 0.7 8.2-1.4 6.4-0.3 7.4-2.3 5.1 0.6 6.7-1 4.7 1.2 6.9-1.2 6.6-0.6 6.7 1.3 3.7-0.3 7.6 0 5.1-2.2 7.2-4.7 7.6-3.1 5.3-3.6 4.8-2.4 5.6-1.9 6.7-2.8 4.4-2.7 7.4-1.3 3.1-1.5 5.9-0.8 6.9-3 5.4 2.2 6.1 0.9 8.8 4.4 5.7 1.5 5.8-0.8 8.6 2.1 5.7 0.5 5.9-0.8 7.4-4.1 3.3-1.5 7.1-3.7 5.6-1.2 6.6-3.5 4.3-2.3 7.5-4.7 7.3-3 5.1-3.2 4.5-0.7 6.4-2 6.9-4.1 5.6 3.8 7.9 3.3 6.5 1.9 5.9 3.6 5 3.9 3.6 1.2 7.4 6.1 4.1 3.2 7.3 0 6.2 0.9 5.8-0.7 7.2-2.1 7.5-0.1 4.9-0.4 8.7 0.2 4.2 2.6 4.9 0.9 7.3-0.3 5.9 0.1 7.8 0.7 7.5 2.7 6.2 0.1 4.5 0.7 6.4 2.4 9.1 0.4 4.6 0.9 5.7-0.6 6.6-0.7 5.5-0.4 5.9 0.9 7.8-0.9 4.5 0.7 5.4 1 5.8 0.7 6.4-0.5 8 0.3 4.6-0.7 5.9 0.9 7.9 1.3 7.3-0.1 4.7 0.2 6.3 0.2 5.5-0.7 6.2-1.6 5.6 0.8 6.8 2.5 4.4 0.4 8.3 1.8 5.5 2 7.2-0.9 3.2 0.9 7 1.5 6.3 2.7 6.8 1.4 5.8 2.6 5.1 2.3 5.7-1.4 8.1-2.7 7.6-1.9 4.6-1 5.1 0 9-0.6 4 0.8 8.1-0.8 5 0.1 8.9-0.9 7.3-0.4 2.9 0.1 7.8 2.3 6.7-0.1 8.5 0.2 5.9-1.6 6 0.8 5.5 0.2 7.1-0.3 7.2 0.3 5.1 0.1 8.8-0.2 5.1 0'

/** A month, or a choice, with nothing in it says so and offers the next month that has something. */
export function EmptyList({ list, path, language, next }: EmptyListProps) {
  const { t } = useTranslation('events')
  const { selection } = list
  const isFiltered = selection.category !== null || selection.resort !== null
  const month = monthName(list.month, language)
  const { stay } = list
  const emptyDays = isFiltered ? 'emptyStayChoice' : 'emptyStay'
  const emptyMonth = isFiltered ? 'emptyChoice' : list.isHouseClosed ? 'emptyClosedMonth' : 'emptyMonth'
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{t(stay ? emptyDays : emptyMonth, { month })}</h2>
      <svg className={styles.ridge} viewBox="0 -10 800 70" aria-hidden="true" preserveAspectRatio="none">
        <path d={ridge} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      {stay ? null : next && !isFiltered ? (
        <>
          <p className="small">{t('nextAfter')}</p>
          <ul className={styles.next}>
            <EventRow event={next} language={language} />
          </ul>
        </>
      ) : (
        <NextMonth list={list} language={language} />
      )}
      {isFiltered ? (
        <p>
          <Link to={path + writeSelection(nothingSelected, stay)} className="underline">
            {t('reset')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

function NextMonth({ list, language }: { list: ListState; language: Language }) {
  const { t } = useTranslation('events')
  const next = nextMonthWith(list.months, list.month, list.selection)
  if (!next) return <p>{t('nothingAhead')}</p>
  const count = countOf(next.counts, list.selection)
  return (
    <p>
      <Link to={next.path + writeSelection(list.selection)} className="underline">
        {t('nextMonth', { count, month: monthAndYear(next.month, language) })}
      </Link>
    </p>
  )
}
