import type { Lookup } from '../../../languages/lookup'
import { footerMenus, isFooterMenu } from '../../../languages/menus'
import type { MenuEntry } from '../header/menu-item'
import { MenuLink } from '../header/menu-link'
import * as styles from './footer.module.css'
import type { FooterData } from './footer-data'

interface Column {
  key: string
  title: string
  items: readonly MenuEntry[]
}

/** A menu whose only entry has children names its column by it; otherwise the texts do. */
function columnOf({ menuId, items }: FooterData['columns'][number], texts: Lookup<'common'>): Column {
  const [first] = items
  const isNamed = items.length === 1 && first !== undefined && first.children.length > 0
  if (isNamed) return { key: menuId, title: first.title, items: first.children }
  return { key: menuId, title: isFooterMenu(menuId) ? texts(footerMenus[menuId]) : '', items }
}

/** The two navigation columns. */
export function FooterColumns({
  columns,
  texts,
}: {
  columns: FooterData['columns']
  texts: Lookup<'common'>
}) {
  return (
    <>
      {columns.map((column) => {
        const { key, title, items } = columnOf(column, texts)
        return (
          <nav key={key} className={styles.column} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {items.map((item) => (
                <li key={item.key}>
                  <MenuLink item={item} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
        )
      })}
    </>
  )
}
