import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { RefCallback } from 'react'
import { farRidge } from '../../brand/drawings/far-ridge'
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
  /** Hands the focus of what goes on to the title of the list. */
  toTitle: RefCallback<HTMLElement>
}

/** A month, or a choice, with nothing in it says so and offers the next month that has something. */
export function EmptyList({ list, path, language, next, toTitle }: EmptyListProps) {
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
        <path d={farRidge} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
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
          <a ref={toTitle} href={path + writeSelection(nothingSelected, stay)} className="underline">
            {t('reset')}
          </a>
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
      <a href={next.path + writeSelection(list.selection)} className="underline">
        {t('nextMonth', { count, month: monthAndYear(next.month, language) })}
      </a>
    </p>
  )
}
