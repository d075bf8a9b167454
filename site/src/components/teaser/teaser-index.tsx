import { useState } from 'react'
import { Picture } from '../picture/picture'
import { PricedRow } from '../priced-row/priced-row'
import type { TeaserData } from './teaser-fields'
import * as styles from './teaser-index.module.css'

interface TeaserIndexProps {
  items: readonly TeaserData[]
  title: string | null
  lead: string | null
  /** Shown until a row is pointed at; null for that of the first row. */
  picture: TeaserData['picture']
}

/** In place of a row: what is shown before one is pointed at. */
const before = -1

/** An index: rows on one side, on the other one picture, that of the row under pointer or focus. */
export function TeaserIndex({ items, title, lead, picture }: TeaserIndexProps) {
  const first = picture ? before : 0
  const [shown, setShown] = useState(first)
  const [seen, setSeen] = useState<readonly number[]>([first])
  const show = (index: number) => {
    setShown(index)
    setSeen((earlier) => (earlier.includes(index) ? earlier : [...earlier, index]))
  }
  const layers = [
    { id: 'before', index: before, picture },
    ...items.map((item, index) => ({ id: item.documentId, index, picture: item.picture })),
  ]
  return (
    <div className={`grid ${styles.index}`}>
      <div className={styles.pictures} data-reveal="x">
        {layers.map(({ id, index, picture: one }) =>
          one && seen.includes(index) ? (
            <div key={id} className={styles.layer} data-shown={index === shown ? 'yes' : 'no'}>
              <Picture picture={one} image={one.image} sizes="(min-width: 768px) 49vw, 86vw" />
            </div>
          ) : null,
        )}
      </div>
      <div className={styles.words}>
        {title ? <h2 className={lead ? undefined : styles.above}>{title}</h2> : null}
        {lead ? <p className={styles.above}>{lead}</p> : null}
        <ul>
          {items.map((item, index) => (
            <li
              key={item.documentId}
              className={styles.item}
              onPointerEnter={() => show(index)}
              onFocus={() => show(index)}
            >
              <PricedRow href={item.path} title={item.title} prices={item.prices} lines={[item.line]} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
