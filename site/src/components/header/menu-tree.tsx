import { memo } from 'react'
import type { MenuEntry } from './menu-item'
import { MenuLink } from './menu-link'
import * as styles from './menu-tree.module.css'

interface MenuTreeProps {
  items: readonly MenuEntry[]
  overview: string
}

/** The whole menu as a tree: one level in large type, the next in two columns behind a disclosure. */
export const MenuTree = memo(function MenuTree({ items, overview }: MenuTreeProps) {
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <li key={item.key}>
          {item.children?.length ? (
            <details className={styles.branch}>
              <summary className={styles.title}>{item.title}</summary>
              <Branch items={withOwnPage(item, overview)} className={styles.children} />
            </details>
          ) : (
            <MenuLink item={item} className={styles.title} />
          )}
        </li>
      ))}
    </ul>
  )
})

/** A dropdown that has a page of its own shows it as its first entry. */
function withOwnPage(item: MenuEntry, overview: string): readonly MenuEntry[] {
  const children = item.children ?? []
  if (!item.href) return children
  return [
    { key: `${item.key}-own`, title: overview, href: item.href, isExternal: item.isExternal },
    ...children,
  ]
}

function Branch({ items, className }: { items: readonly MenuEntry[]; className?: string | undefined }) {
  return (
    <ul className={className ?? styles.deeper}>
      {items.map((item) => (
        <li key={item.key}>
          <MenuLink item={item} className={styles.child} />
          {item.children?.length ? <Branch items={item.children} /> : null}
        </li>
      ))}
    </ul>
  )
}
