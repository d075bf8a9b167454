import { graphql } from 'gatsby'
import * as styles from './link.module.css'
import { SiteLink } from './site-link'

export const linkFields = graphql`
  fragment LinkFields on Link {
    label
    href
    isExternal
  }
`

interface LinkListProps {
  links: readonly Queries.LinkFieldsFragment[]
  /** The first one as a button, for the one thing a part is there for. */
  firstAsButton?: boolean
}

/** The links of a part, one below the other on phones. Nothing where there is none. */
export function LinkList({ links, firstAsButton = false }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <p className={styles.list}>
      {links.map((link, index) => (
        <SiteLink
          key={link.href + link.label}
          href={link.href}
          isExternal={link.isExternal}
          className={firstAsButton && index === 0 ? 'button' : 'underline'}
        >
          {link.label ?? link.href}
        </SiteLink>
      ))}
    </p>
  )
}
