import { Slice } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type ReactNode, useContext } from 'react'
import { useReveals } from '../../motion/use-reveals'
import { useSeason } from '../../season/use-season'
import { Credits } from '../picture/credits'
import { LanguageSwitch } from './language-switch'
import * as styles from './layout.module.css'
import type { PageFrame } from './page-frame'
import { PageLayout } from './page-layout'

interface LayoutProps extends PageFrame {
  children: ReactNode
}

/**
 * Header, content, footer, or the content alone where the route chose the layout `bare`. Header and footer are slices that all pages of a language share, so whatever belongs to
 * this page is said here: attributes that the styles read, and what is the slices' child: the language switch and, below all, who made the pictures.
 * It stays while a visitor goes from page to page: menus and footer are more than half of what most pages have.
 */
export function Layout(props: LayoutProps) {
  const {
    language,
    path,
    translations,
    season,
    hasSeasonSwitch = false,
    ground = 'White',
    keepsQuery = false,
  } = props
  const shown = useSeason(season, props.houseSeason)
  const heroTone = props.heroTone?.(shown)
  const { t } = useTranslation('common')
  const hasFrame = useContext(PageLayout) === 'default'
  useReveals(path)
  const languageSwitch = (
    <LanguageSwitch
      language={language}
      path={path}
      translations={translations}
      label={t('language')}
      leadsHome={t('languageLeadsHome')}
      keepsQuery={keepsQuery}
    />
  )
  return (
    <div
      className={styles.site}
      data-page-season={season ?? undefined}
      data-season-switch={hasSeasonSwitch ? 'yes' : undefined}
      data-hero={heroTone}
      data-on-its-way={t('pageOnItsWay')}
    >
      <a className="skip" href="#main" data-print="no">
        {t('skipToContent')}
      </a>
      {hasFrame ? <Slice alias="header">{languageSwitch}</Slice> : null}
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-ground={ground === 'White' ? undefined : ground.toLowerCase()}
      >
        {props.children}
      </main>
      {hasFrame ? (
        <Slice alias="footer">
          {languageSwitch}
          <Credits />
        </Slice>
      ) : (
        <div className={styles.bare}>{languageSwitch}</div>
      )}
    </div>
  )
}
