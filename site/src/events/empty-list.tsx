import { Link } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { monthAndYear, monthName } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import { EventRow } from '../components/event-row/event-row'
import * as styles from './empty-list.module.css'
import { countOf, nextMonthWith, nothingSelected, writeSelection } from './selection'
import type { ListState, Teaser } from './use-list'

interface EmptyListProps {
  list: ListState
  path: string
  language: Language
  /** What follows an empty month. */
  next: Teaser | null
}

/** The ridge as one line across the empty page. */
const ridge =
  'M0 53 42 51 64 47l30-1 18 1 30-16 40-14 26 9 26 1 30-14 42-20 20 9 26 18 34-2 30 3 52 8 36-1 44 3 30-2 48 9 24 9 26-7 124 0'

/** A month, or a choice, with nothing in it says so and offers the next month that has something. */
export function EmptyList({ list, path, language, next }: EmptyListProps) {
  const { t } = useTranslation('events')
  const { selection } = list
  const isFiltered = selection.category !== null || selection.resort !== null
  const month = monthName(list.month, language)
  const nothing = isFiltered ? 'emptyChoice' : list.isHouseClosed ? 'emptyClosedMonth' : 'emptyMonth'
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{t(nothing, { month })}</h2>
      <svg className={styles.ridge} viewBox="0 -10 800 70" aria-hidden="true" preserveAspectRatio="none">
        <path d={ridge} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      {next && !isFiltered ? (
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
          <Link to={path + writeSelection(nothingSelected)} className="underline">
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
