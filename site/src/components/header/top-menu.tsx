import { useRef } from 'react'
import { useCurrentPath } from '../../navigation/current-path'
import { SiteLink } from '../link/site-link'
import * as bar from './header.module.css'
import type { MenuEntry } from './menu-item'
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
  const path = useCurrentPath()
  useDisclosures(list)
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.children?.length ? (
              <Dropdown item={item} overview={overview} path={path} />
            ) : (
              <MenuLink item={item} path={path} className={bar.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({
  item,
  path,
  className,
}: {
  item: MenuEntry
  path: string
  className: string | undefined
}) {
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

function Dropdown({ item, overview, path }: { item: MenuEntry; overview: string; path: string }) {
  const own = item.href ? [{ ...item, key: 'own', title: overview }] : []
  return (
    <details className={styles.dropdown} name="top-menu">
      <summary className={bar.entry}>{item.title}</summary>
      <ul className={styles.panel}>
        {[...own, ...(item.children ?? [])].map((child) => (
          <li key={child.key}>
            <MenuLink item={child} path={path} className={styles.child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
