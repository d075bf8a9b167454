import type { ReactNode } from 'react'
import { SiteLink } from '../link/site-link'
import * as styles from './thumb-bar.module.css'

/** What a visitor can do next. */
export interface Deed {
  readonly href: string
  readonly isExternal?: boolean
  readonly label: ReactNode
}

interface ThumbBarProps {
  /** Of whom the deeds are: a page's own, or the house's where the page has none. */
  of?: 'page' | 'house'
  /** Name of the landmark. */
  label: string
  /** What it costs, or what else helps to decide; a caption in it stands above. */
  beside?: ReactNode
  /** The next deed last: it takes what the others leave. What there is not is passed over. */
  deeds: readonly (Deed | null | undefined)[]
}

/**
 * The next deed under a thumb, on phones: at the lower edge of the screen until the page ends, where it stands in its place and covers
 * nothing. Links and styles alone, so it works before and without scripts.
 */
export function ThumbBar({ of = 'page', label, beside, deeds }: ThumbBarProps) {
  const links = deeds.flatMap((deed) => deed ?? [])
  return links[0] ? (
    <nav className={styles.bar} aria-label={label} data-bar={of}>
      {beside ? <div className={styles.beside}>{beside}</div> : null}
      {links.map(({ href, isExternal, label: words }, at) => (
        <SiteLink
          key={href}
          href={href}
          isExternal={isExternal}
          className={links[at + 1] ? styles.other : styles.next}
        >
          {words}
        </SiteLink>
      ))}
    </nav>
  ) : null
}
