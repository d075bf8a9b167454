import { navigate } from 'gatsby'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Lookup } from '../../../languages/lookup'
import { isAppPage } from '../../navigation/page-link'
import { isPlainClick } from '../../navigation/plain-click'
import { SeasonLinks } from '../../season/season-switch'
import { ButtonLink } from '../dialog/button-link'
import { closeOnVeil, openDialog } from '../dialog/open-dialog'
import { SiteLink } from '../link/site-link'
import { telephone } from '../link/telephone'
import { Logo } from '../logo/logo'
import * as styles from './fly-out.module.css'
import type { HeaderData } from './header-bar'
import { flyOutId } from './menu-toggle'
import { MenuTree } from './menu-tree'

interface FlyOutProps {
  header: HeaderData
  /** Where the search of the language is. */
  searchPath: string
  texts: Lookup<'common'>
  /** The language switch of the page. */
  children: ReactNode
}

const isOwn = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.target !== '_blank' && !link.hash && link.role !== 'button'

/**
 * Leaves for another page: the step that opening added to the history becomes the new page. Language and season know
 * by themselves where they lead.
 */
function leaveFor(event: MouseEvent, dialog: HTMLDialogElement | null): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !dialog?.open || event.defaultPrevented || !isPlainClick(event)) return
  if (link.role === 'button') return
  if (link.closest('[data-switch]')) {
    dialog.close('leave')
    return
  }
  const isContact = link.hash === '#contact'
  dialog.close(isOwn(link) || isContact ? 'leave' : '')
  if (!isOwn(link) || !isAppPage(link.pathname)) return
  event.preventDefault()
  event.stopPropagation()
  void navigate(link.pathname + link.search, { replace: true })
}

/**
 * Before the app is there the browser shows the menu as the target of its link. Once it is, the menu is a dialog that closes, also where
 * the visitor has opened it before or comes by such an address: from then on being the target shows nothing.
 */
function takeOver(dialog: HTMLDialogElement | null): () => void {
  const openAsked = () => {
    const { pathname, search, hash } = window.location
    if (hash !== `#${flyOutId}`) return
    window.history.replaceState(window.history.state, '', pathname + search)
    openDialog(dialog, 'flyOutActive')
  }
  if (dialog) dialog.dataset.app = 'yes'
  openAsked()
  window.addEventListener('hashchange', openAsked)
  return () => window.removeEventListener('hashchange', openAsked)
}

/**
 * The fly-out of 500 px, on phones the whole screen: the tree, season, language, contact. A native modal dialog, so
 * that the rest is inert and Escape closes; without scripts it shows as the target of the menu link.
 */
export function FlyOut({ header, searchPath, texts, children }: FlyOutProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => takeOver(dialog.current), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively, the click is the veil beside the panel
    <dialog
      ref={dialog}
      id={flyOutId}
      className={styles.flyOut}
      aria-label={texts('menu')}
      onClick={(event) => closeOnVeil(event)}
      onClickCapture={(event) => leaveFor(event, dialog.current)}
      data-print="no"
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.name}>{header.hotel.hotelName}</span>
          <span className={styles.logo} aria-hidden="true">
            <Logo name={header.hotel.hotelName} />
          </span>
          <ButtonLink href="#top" className={styles.close} onPress={() => dialog.current?.close()}>
            {texts('close')}
            <span className={styles.cross} aria-hidden="true" />
          </ButtonLink>
        </div>
        <nav className={styles.tree} aria-label={texts('menu')}>
          <MenuTree items={header.flyout} overview={texts('overview')} />
        </nav>
        <div className={styles.foot}>
          <SeasonLinks
            summer={header.summerPageLink?.href}
            winter={header.winterPageLink?.href}
            texts={texts}
          />
          <div className={styles.languages}>{children}</div>
          <Contact header={header} searchPath={searchPath} texts={texts} />
        </div>
      </div>
    </dialog>
  )
}

function Contact({ header, searchPath, texts }: Omit<FlyOutProps, 'children'>) {
  return (
    <>
      <p className={styles.contact}>
        {header.hotel.phone ? <a href={telephone(header.hotel.phone)}>{header.hotel.phone}</a> : null}
        {header.hotel.email ? <a href={`mailto:${header.hotel.email}`}>{header.hotel.email}</a> : null}
      </p>
      <p className={styles.way}>
        <SiteLink className="underline" href={searchPath}>
          {texts('search')}
        </SiteLink>
        <a className="underline" href="#contact">
          {texts('contact')}
        </a>
      </p>
      {header.hotel.bookingEngineLink ? (
        <p className={styles.book}>
          <SiteLink
            href={header.hotel.bookingEngineLink.href}
            isExternal={header.hotel.bookingEngineLink.isExternal}
            className="button"
          >
            {header.hotel.bookingEngineLink.label ?? texts('bookRoom')}
          </SiteLink>
        </p>
      ) : null}
    </>
  )
}
