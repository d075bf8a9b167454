import { useCurrentPath } from '../../navigation/current-path'
import { SiteLink } from '../link/site-link'
import type { MenuEntry } from './menu-item'
import * as styles from './menu-tree.module.css'

/** The whole menu as a tree: one level in large type, the next in two columns behind a disclosure. */
export function MenuTree({ items, overview }: { items: readonly MenuEntry[]; overview: string }) {
  const path = useCurrentPath()
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <li key={item.key}>
          {item.children?.length ? (
            <details className={styles.branch}>
              <summary className={styles.title}>{item.title}</summary>
              <Branch items={withOwnPage(item, overview)} path={path} className={styles.children} />
            </details>
          ) : (
            <Entry item={item} path={path} className={styles.title} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A dropdown that has a page of its own shows it as its first entry. */
function withOwnPage(item: MenuEntry, overview: string): readonly MenuEntry[] {
  const children = item.children ?? []
  if (!item.href) return children
  return [
    { key: `${item.key}-own`, title: overview, href: item.href, isExternal: item.isExternal },
    ...children,
  ]
}

function Branch({
  items,
  path,
  className,
}: {
  items: readonly MenuEntry[]
  path: string
  className?: string | undefined
}) {
  return (
    <ul className={className ?? styles.deeper}>
      {items.map((item) => (
        <li key={item.key}>
          <Entry item={item} path={path} className={styles.child} />
          {item.children?.length ? <Branch items={item.children} path={path} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, path, className }: { item: MenuEntry; path: string; className: string | undefined }) {
  if (!item.href) return <span className={className}>{item.title}</span>
  return (
    <SiteLink
      href={item.href}
      isExternal={item.isExternal}
      className={className}
      isCurrent={item.href === path}
    >
      {item.title}
    </SiteLink>
  )
}
