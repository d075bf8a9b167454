import * as styles from './link-rows.module.css'
import { SiteLink } from './site-link'

/** Links as rows with hairlines, as they stand on the slope. */
export function LinkRows({ links }: { links: readonly Queries.LinkFieldsFragment[] }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label} className={styles.row}>
          <SiteLink href={link.href} isExternal={link.isExternal} className={styles.action}>
            {link.label ?? link.href}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
