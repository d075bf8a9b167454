import { useRef } from 'react'
import * as bar from './header.module.css'
import type { MenuEntry } from './menu-item'
import { MenuLink } from './menu-link'
import * as styles from './top-menu.module.css'
import { useDisclosures } from './use-disclosures'

interface TopMenuProps {
  items: readonly MenuEntry[]
  label: string
  overview: string
}

/** The menu in the bar, from 1280 px: links, and dropdowns that open by themselves without scripts. */
export function TopMenu({ items, label, overview }: TopMenuProps) {
  const list = useRef<HTMLUListElement>(null)
  useDisclosures(list)
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.children?.length ? (
              <Dropdown item={item} overview={overview} />
            ) : (
              <MenuLink item={item} className={bar.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Dropdown({ item, overview }: { item: MenuEntry; overview: string }) {
  const own = item.href ? [{ ...item, key: 'own', title: overview }] : []
  return (
    <details className={styles.dropdown} name="top-menu">
      <summary className={bar.entry}>{item.title}</summary>
      <ul className={styles.panel}>
        {[...own, ...(item.children ?? [])].map((child) => (
          <li key={child.key}>
            <MenuLink item={child} className={styles.child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
