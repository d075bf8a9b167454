import { useTranslation } from 'gatsby-plugin-react-i18next'
import { SiteLink } from '../link/site-link'
import * as styles from './crumbs.module.css'

interface CrumbsProps {
  /** The pages between the home page and this one, from the top. */
  ancestors: readonly { readonly path: string; readonly title: string }[]
}

/** The way back up, where a page lies below others: a quiet line in the room above its title. */
export function Crumbs({ ancestors }: CrumbsProps) {
  const { t } = useTranslation('detail')
  if (ancestors.length === 0) return null
  return (
    <nav className={styles.crumbs} aria-label={t('whereYouAre')} data-print="no">
      <ol className={styles.list}>
        {ancestors.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path} className={styles.link}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
