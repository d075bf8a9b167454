import type { ReactNode } from 'react'
import * as styles from './link-rows.module.css'
import { SiteLink } from './site-link'

type Link = Queries.LinkFieldsFragment

interface LinkRowsProps {
  links: readonly Link[]
  /** What stands at the end of a row, such as a time. */
  endOf?: (link: Link) => ReactNode
}

/** Links as rows with hairlines, as they stand on the slope. */
export function LinkRows({ links, endOf }: LinkRowsProps) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label} className={styles.row}>
          <SiteLink href={link.href} isExternal={link.isExternal} className={styles.action}>
            <span>{link.label ?? link.href}</span> {endOf?.(link)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
