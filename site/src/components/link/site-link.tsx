import type { MouseEventHandler, ReactNode } from 'react'

export interface SiteLinkProps {
  href: string
  children: ReactNode
  /** Known for links from content; otherwise told by the address. */
  isExternal?: boolean | undefined
  className?: string | undefined
  label?: string | undefined
  hrefLang?: string | undefined
  lang?: string | undefined
  isCurrent?: boolean | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/**
 * A link of the site: plain, for what leads to a page of ours is followed within the app (navigation/follow-links.ts); everything outside
 * in a new tab with `rel`. Whether it is the current page is said by the caller, since slices do not know where they stand.
 */
export function SiteLink({ href, children, isExternal, label, isCurrent, ...rest }: SiteLinkProps) {
  const outside = isExternal ?? /^https?:/.test(href)
  return (
    <a
      href={href}
      {...rest}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
