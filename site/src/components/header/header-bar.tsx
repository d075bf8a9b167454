import { memo, useRef } from 'react'
import type { Lookup } from '../../../languages/lookup'
import { seasonScript } from '../../season/season'
import { SeasonSwitch } from '../../season/season-switch'
import { SiteLink } from '../link/site-link'
import { Logo } from '../logo/logo'
import * as styles from './header.module.css'
import { MenuToggle } from './menu-toggle'
import { TopMenu } from './top-menu'
import { useHeaderMotion } from './use-header-motion'

export type HeaderData = Queries.HeaderSliceQuery['header']

interface HeaderProps {
  header: HeaderData
  /** Where the search of the language is. */
  searchPath: string
  texts: Lookup<'common'>
}

/**
 * The bar of 100 px: over a picture without ground, after it solid, away while reading down. The same on each page: it is not drawn
 * again for the next one.
 */
export const HeaderBar = memo(function HeaderBar({ header, searchPath, texts }: HeaderProps) {
  const bar = useRef<HTMLElement>(null)
  useHeaderMotion(bar)
  return (
    <header
      ref={bar}
      id="top"
      className={styles.header}
      data-hotel-season={header.season ?? undefined}
      data-print="no"
    >
      <script dangerouslySetInnerHTML={{ __html: seasonScript }} />
      <SiteLink href={header.homePath} className={styles.home}>
        <Logo name={header.hotel.hotelName} />
      </SiteLink>
      <TopMenu items={header.menu} label={texts('mainNavigation')} overview={texts('overview')} />
      <div className={styles.right}>
        <div className={styles.wide}>
          <SeasonSwitch
            summer={header.summerPageLink?.href}
            winter={header.winterPageLink?.href}
            texts={texts}
          />
          {header.hotel.shopLink ? (
            <SiteLink
              href={header.hotel.shopLink.href}
              isExternal={header.hotel.shopLink.isExternal}
              className={styles.link}
            >
              {header.hotel.shopLink.label ?? texts('shop')}
            </SiteLink>
          ) : null}
        </div>
        <SiteLink href={searchPath} className={styles.search} label={texts('search')}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="M13 13l5.5 5.5" />
          </svg>
        </SiteLink>
        <MenuToggle label={texts('menu')} />
      </div>
      {header.hotel.bookingEngineLink ? (
        <SiteLink
          href={header.hotel.bookingEngineLink.href}
          isExternal={header.hotel.bookingEngineLink.isExternal}
          className={styles.booking}
        >
          {header.hotel.bookingEngineLink.label ?? texts('book')}
        </SiteLink>
      ) : null}
    </header>
  )
})
