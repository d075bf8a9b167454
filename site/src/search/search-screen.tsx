import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef, useState } from 'react'
import type { Language } from '../../languages/locales'
import type { MenuEntry } from '../components/header/menu-item'
import { useQuery } from '../events/use-query'
import { handFocusOn } from '../navigation/hand-focus-on'
import { NoResults } from './no-results'
import { Overview } from './overview'
import { ResultList } from './result-list'
import * as styles from './search.module.css'
import { queryOf } from './search-address'
import { SearchField } from './search-field'
import { resultsAtOnce, type SearchState, useSearch } from './use-search'

interface SearchScreenProps {
  language: Language
  path: string
  /** The query of the address. */
  search: string
  /** The visitor came by a link of the site, not by the address. */
  isArrival: boolean
  phone: string | null
  menu: readonly MenuEntry[]
}

/** The field, what was found, and while nothing is looked for what there is. */
export function SearchScreen({ language, path, search, isArrival, phone, menu }: SearchScreenProps) {
  const { t } = useTranslation('search')
  const query = queryOf(useQuery(search))
  const [wanted, setWanted] = useState({ query, shown: resultsAtOnce })
  const shown = wanted.query === query ? wanted.shown : resultsAtOnce
  const [tries, setTries] = useState(0)
  const state = useSearch(language, query, shown, tries)
  const { kind } = state
  const status = useStatus(state)
  const { found } = state
  const results = useRef<HTMLDivElement>(null)
  const isEmpty = found?.count === 0
  const hasResults = found !== undefined && found.count > 0
  return (
    <div className={styles.search}>
      <div className={`grid ${styles.head}`}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={`lead ${styles.intro}`}>{t('lead')}</p>
        <SearchField
          path={path}
          query={query}
          isArrival={isArrival}
          onSend={() => kind === 'failed' && setTries(tries + 1)}
        />
      </div>
      <div className={`grid ${styles.answer}`}>
        <p className={styles.status} role="status">
          {status}
        </p>
        {hasResults ? (
          <div ref={results} className={styles.found} aria-busy={kind === 'busy'}>
            <ResultList pages={found.pages} words={found.words} language={language} />
            {found.hasMore ? (
              <button
                ref={handFocusOn(
                  () => results.current?.querySelectorAll<HTMLElement>('li a')[found.pages.length],
                )}
                type="button"
                className={`underline ${styles.more}`}
                onClick={() => setWanted({ query, shown: shown + resultsAtOnce })}
              >
                {t('more')}
              </button>
            ) : null}
          </div>
        ) : null}
        {isEmpty ? <NoResults language={language} phone={phone} /> : null}
      </div>
      {hasResults ? null : <Overview items={menu} title={t('overview')} />}
    </div>
  )
}

/**
 * What a screen reader is told, too. It is the only text of its element, so that a new one takes the place of what a translator made
 * of the last.
 */
function useStatus({ kind, found }: SearchState): string | null {
  const { t } = useTranslation('search')
  if (kind === 'none') return null
  if (kind === 'failed') return t('failed')
  if (!found) return t('busy')
  if (found.count === 0) return t('nothing')
  const count = t('found', { count: found.count })
  return found.isPartial ? `${count}. ${t('someWords')}` : count
}
