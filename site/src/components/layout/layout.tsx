import { Slice } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type ReactNode, useContext } from 'react'
import type { Language } from '../../../languages/locales'
import type { Alternative } from '../../../languages/switching'
import { LeaveLine } from '../../media-corner/leave-line'
import { useReveals } from '../../motion/use-reveals'
import { Credits } from '../picture/credits'
import { LanguageSwitch } from './language-switch'
import * as styles from './layout.module.css'
import { PageLayout } from './page-layout'

export interface LayoutProps {
  language: Language
  /** Path of this page, and of its translations: what the language switch leads to. */
  path: string
  translations: readonly Alternative[]
  /** The season that the page itself belongs to. */
  season?: string | null | undefined
  /** Home and season pages carry the season switch (specification, section 2, Header). */
  hasSeasonSwitch?: boolean
  /** Tone of the header over a picture at the top: ink or snow. Without it the header stands on the ground. */
  heroTone?: string | null | undefined
  /** Gold, Rose or Green: the colour of the whole page, behind what has none of its own. */
  ground?: string
  /** The language switch keeps the query: a filtered list stays filtered. */
  keepsQuery?: boolean
  /** The bar with the deeds of this page, on phones; without it that of the house stands there. */
  thumbBar?: ReactNode
  children: ReactNode
}

/**
 * Header, content, footer, or the content alone where the route chose the layout `bare`. Header and footer are slices that all pages of a language share, so whatever belongs to
 * this page is said here: attributes that the styles read, and what is the slices' child: the language switch and, below all, who made the pictures.
 */
export function Layout(props: LayoutProps) {
  const {
    language,
    path,
    translations,
    season,
    hasSeasonSwitch = false,
    heroTone,
    ground = 'White',
    keepsQuery = false,
  } = props
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
      data-hero={heroTone ?? undefined}
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
        <LeaveLine />
        {props.thumbBar}
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
