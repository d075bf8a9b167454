import { Link } from 'gatsby'
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

/** Whether the app can show it: a file is for the browser. */
export const isAppPage = (href: string): boolean =>
  href.startsWith('/') && !/^\/(files|images)\/|\.\w{2,5}$/.test(href)

/**
 * A link of the site: a page of ours without a new document, a file or an anchor plainly, everything outside in a new
 * tab with `rel`. Whether it is the current page is said by the caller, since slices do not know where they stand.
 */
export function SiteLink({ href, children, isExternal, label, isCurrent, ...rest }: SiteLinkProps) {
  const common = { ...rest, 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (isAppPage(href) && !isExternal) {
    return (
      <Link to={href} {...common}>
        {children}
      </Link>
    )
  }
  const outside = isExternal ?? /^https?:/.test(href)
  return (
    <a href={href} {...common} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
