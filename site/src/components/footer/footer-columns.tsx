import type { Lookup } from '../../../languages/lookup'
import { useCurrentPath } from '../../navigation/current-path'
import type { MenuEntry } from '../header/menu-item'
import { SiteLink } from '../link/site-link'
import * as styles from './footer.module.css'
import type { FooterData } from './footer-data'

interface Column {
  key: string
  title: string
  items: readonly MenuEntry[]
}

const titleKeys = ['footerColumn1', 'footerColumn2'] as const

/** A menu whose only entry has children names its column by it; otherwise the texts do. */
function columnOf(column: FooterData['columns'][number], index: number, texts: Lookup): Column {
  const [first] = column.items
  const isNamed = column.items.length === 1 && first !== undefined && first.children.length > 0
  return isNamed
    ? { key: column.menuId, title: first.title, items: first.children }
    : { key: column.menuId, title: texts(titleKeys[index] ?? 'footerColumn2'), items: column.items }
}

/** The two navigation columns. */
export function FooterColumns({ columns, texts }: { columns: FooterData['columns']; texts: Lookup }) {
  const path = useCurrentPath()
  return (
    <>
      {columns.map((column, index) => {
        const { key, title, items } = columnOf(column, index, texts)
        return (
          <nav key={key} className={styles.column} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {items.map((item) => (
                <li key={item.key}>
                  {item.href ? (
                    <SiteLink
                      href={item.href}
                      isExternal={item.isExternal}
                      className={styles.link}
                      isCurrent={item.href === path}
                    >
                      {item.title}
                    </SiteLink>
                  ) : (
                    <span className={styles.link}>{item.title}</span>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )
      })}
    </>
  )
}
