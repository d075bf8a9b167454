import type { MenuEntry } from '../components/header/menu-item'
import { SiteLink } from '../components/link/site-link'
import * as styles from './search.module.css'

/** The pages of the house as its menu has them: what a visitor without scripts, or without an idea, chooses from. */
export function Overview({ items, title }: { items: readonly MenuEntry[]; title: string }) {
  return (
    <nav className={styles.overview} aria-label={title}>
      <h2 className={styles.overviewTitle}>{title}</h2>
      <ul className={styles.groups}>
        {items.map((item) => (
          <li key={item.key}>
            <h3 className={styles.group}>
              <Entry item={item} />
            </h3>
            {item.children?.length ? (
              <ul>
                {item.children.map((child) => (
                  <li key={child.key}>
                    <Entry item={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ item }: { item: MenuEntry }) {
  if (!item.href) return <span className={styles.entry}>{item.title}</span>
  return (
    <SiteLink href={item.href} isExternal={item.isExternal} className={`reach ${styles.entry}`}>
      {item.title}
    </SiteLink>
  )
}
