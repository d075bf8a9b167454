import type { ReactNode } from 'react'
import { SiteLink } from '../link/site-link'
import * as styles from './thumb-bar.module.css'

/** What a visitor can do next. */
export interface Deed {
  readonly href: string
  readonly isExternal?: boolean
  readonly label: string
  /** A word over it. */
  readonly caption?: string
}

interface ThumbBarProps {
  /** Of whom the deeds are: a page's own, or the house's where the page has none. */
  of: 'page' | 'house'
  /** Name of the landmark. */
  label: string
  /** What it costs, or what else helps to decide. */
  beside?: ReactNode
  /** Other deeds, the likeliest last. */
  others?: readonly Deed[]
  /** The next one: it takes what the others leave. */
  next: Deed
}

/**
 * The next deed under a thumb, on phones: at the lower edge of the screen until the page ends, where it stands in its place and covers
 * nothing (COMPS, "Room"). Links and styles alone, so it works before and without scripts.
 */
export function ThumbBar({ of, label, beside, others = [], next }: ThumbBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-bar={of} data-print="no">
      {beside ? <div className={styles.beside}>{beside}</div> : null}
      {others.map((deed) => (
        <Link key={deed.href} deed={deed} className={styles.other} />
      ))}
      <Link deed={next} className={styles.next} />
    </nav>
  )
}

function Link({ deed, className }: { deed: Deed; className: string | undefined }) {
  const { href, isExternal, label, caption } = deed
  return (
    <SiteLink href={href} isExternal={isExternal} className={className}>
      {caption ? <span className="caption">{caption} </span> : null}
      {label}
    </SiteLink>
  )
}
