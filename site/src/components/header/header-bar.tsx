import { useRef } from 'react'
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
  texts: Lookup
}

/** The bar of 100 px: over a picture without ground, after it solid, away while reading down. */
export function HeaderBar({ header, searchPath, texts }: HeaderProps) {
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
        <Logo name={header.hotelName} />
      </SiteLink>
      <TopMenu items={header.menu} label={texts('mainNavigation')} overview={texts('overview')} />
      <div className={styles.right}>
        <div className={styles.wide}>
          <SeasonSwitch summer={header.summerPage?.href} winter={header.winterPage?.href} texts={texts} />
          {header.shop ? (
            <SiteLink href={header.shop.href} isExternal={header.shop.isExternal} className={styles.link}>
              {header.shop.label ?? texts('shop')}
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
      {header.booking ? (
        <SiteLink
          href={header.booking.href}
          isExternal={header.booking.isExternal}
          className={styles.booking}
        >
          {header.booking.label ?? texts('book')}
        </SiteLink>
      ) : null}
    </header>
  )
}
