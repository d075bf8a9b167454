import type { ComponentType } from 'react'
import { SiteLink } from '../link/site-link'
import * as styles from './lost.module.css'

interface LostProps {
  title: string
  text: string
  /** The message, in English, before the path. */
  caption: string
  /** The path that was asked for, as people read it; empty until it is known (see `lostPathMark`). */
  path: string
  home: { href: string; label: string }
  /** The search, with the words of the address once it is known. */
  search?: { href: string; label: string }
  /** The drawing (`BrokenRidge`), once it is there. */
  ridge: ComponentType<{ className?: string | undefined }> | undefined
}

/** The ridge breaks, and the ibex stands beyond the gap. */
export function Lost({ title, text, caption, path, home, search, ridge: Ridge }: LostProps) {
  return (
    <div className={styles.lost}>
      <div className={`grid ${styles.words}`}>
        <div className={styles.column}>
          <h1>{title}</h1>
          <p>{text}</p>
          <p className="caption" lang="en">
            {caption}{' '}
            <span data-lost-path="" suppressHydrationWarning>
              {path}
            </span>
          </p>
          <p className={styles.home}>
            <SiteLink href={home.href} className="button">
              {home.label}
            </SiteLink>
            {search ? (
              <SiteLink href={search.href} className="underline">
                {search.label}
              </SiteLink>
            ) : null}
          </p>
        </div>
      </div>
      {Ridge ? <Ridge className={styles.ridge} /> : null}
    </div>
  )
}
