import { useTranslation } from 'gatsby-plugin-react-i18next'
import { monthName } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import * as styles from './month-line.module.css'
import { writeSelection } from './selection'
import { type ListState, monthCount } from './use-list'

interface MonthLineProps {
  list: ListState
  language: Language
}

/**
 * Twelve months as a line, each with what the selection leaves of it; from 1024 px. During a visit none of them is the
 * list, and each leads back to it.
 */
export function MonthLine({ list, language }: MonthLineProps) {
  const { t } = useTranslation('events')
  const query = writeSelection(list.selection)
  return (
    <nav className={styles.line} aria-label={t('months')}>
      <ol className={styles.months}>
        {list.months.map(({ month, path, counts }, index) => {
          const isCurrent = month === list.month && !list.stay
          const count = monthCount(list, month, counts)
          const isFirstOfYear = index === 0 || month.endsWith('-01')
          return (
            <li key={month} className={styles.month}>
              <span className={`caption ${styles.year}`}>{isFirstOfYear ? month.slice(0, 4) : null}</span>
              <a
                href={path + query}
                className={styles.link}
                aria-current={isCurrent ? 'page' : undefined}
                data-empty={count === 0 ? 'yes' : undefined}
              >
                <span className={styles.name}>{monthName(month, language)}</span>{' '}
                <span className="caption figures">{count}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
