import { useTranslation } from 'gatsby-plugin-react-i18next'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { timeRange } from '../../languages/times'
import type { FoundPage } from '../../search/searched-page'
import { SiteLink } from '../components/link/site-link'
import { dateRange } from '../events/event-words'
import { Marked } from './marked'
import type { QueryWord } from './query'
import * as styles from './search.module.css'

interface ResultListProps {
  pages: readonly FoundPage[]
  words: readonly QueryWord[]
  language: Language
}

/** What was found, the best first, each with what it is. */
export function ResultList({ pages, words, language }: ResultListProps) {
  const { t } = useTranslation('search')
  return (
    <ol aria-label={t('results')}>
      {pages.map((page) => {
        const lang = foreignTag(page.textLanguage ?? language, language)
        return (
          <li key={page.path} className={styles.result}>
            <p className={`small ${styles.kind}`}>{t(page.kind)}</p>
            <div className={styles.words}>
              <h2 className={styles.name} lang={lang}>
                <SiteLink href={page.path} className={styles.link}>
                  <Marked text={page.title} words={words} />
                </SiteLink>
              </h2>
              {page.next ? <NextDate next={page.next} language={language} /> : null}
              {page.lead ? (
                <p className={styles.lead} lang={lang}>
                  <Marked text={page.lead} words={words} />
                </p>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function NextDate({ next, language }: { next: NonNullable<FoundPage['next']>; language: Language }) {
  const { t } = useTranslation('search')
  const { t: event } = useTranslation('events')
  const day = dateRange(next.start, next.end, language)
  const date = next.time === undefined ? day : `${day}, ${timeRange(next.time, null, language)}`
  return (
    <p className={`small figures ${styles.date}`}>
      <time dateTime={next.start}>{t('next', { date })}</time>
      {next.status === 'cancelled' ? <span className="accent">{event('cancelled')}</span> : null}
      {next.status === 'moved' ? <span className="accent">{event('moved')}</span> : null}
    </p>
  )
}
