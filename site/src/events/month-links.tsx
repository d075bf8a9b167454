import { useTranslation } from 'gatsby-plugin-react-i18next'
import { monthAndYear } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import * as styles from './month-links.module.css'
import type { ListState } from './use-list'

/** The months as plain links for small screens without scripts, where selects could do nothing. */
export function MonthLinks({ list, language }: { list: ListState; language: Language }) {
  const { t } = useTranslation('events')
  return (
    <nav className={styles.links} aria-label={t('months')}>
      {list.months.map(({ month, path }) => (
        <a key={month} href={path} aria-current={month === list.month ? 'page' : undefined}>
          {monthAndYear(month, language)}
        </a>
      ))}
    </nav>
  )
}
