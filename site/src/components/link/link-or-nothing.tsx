import { SiteLink } from './site-link'

interface LinkOrNothingProps {
  link: Queries.LinkFieldsFragment | null
  /** Used where the link brings no text of its own. */
  label: string
  className?: string | undefined
}

/** A list entry for a link that content may lack. */
export function LinkOrNothing({ link, label, className }: LinkOrNothingProps) {
  if (!link) return null
  return (
    <li>
      <SiteLink href={link.href} isExternal={link.isExternal} className={className}>
        {link.label ?? label}
      </SiteLink>
    </li>
  )
}
