import { useTranslation } from 'gatsby-plugin-react-i18next'
import { listPaths } from '../../addresses/event-paths'
import { homePath, type Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import { telephone } from '../components/link/telephone'
import * as styles from './search.module.css'

/** Nothing was found: who knows it, and three ways on. */
export function NoResults({ language, phone }: { language: Language; phone: string | null }) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation('common')
  const { t: event } = useTranslation('events')
  const ways = [
    { href: homePath(language), label: common('homeLink') },
    { href: listPaths[language], label: event('events') },
    { href: '#contact', label: common('contact') },
  ]
  return (
    <div className={styles.nothing}>
      {phone ? (
        <p>
          {t('nothingCall')}{' '}
          <a className="underline" href={telephone(phone)}>
            <span className="number">{phone}</span>
          </a>
        </p>
      ) : null}
      <p>{t('nothingWays')}</p>
      <ul className={styles.ways}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} className="underline">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
