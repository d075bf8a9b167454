import type { ReactNode } from 'react'
import { LowestPrices } from '../detail/lowest-prices'
import { SiteLink } from '../link/site-link'
import { Picture } from '../picture/picture'
import type { TeaserData } from './teaser-fields'
import * as styles from './teaser-pairs.module.css'

interface TeaserPairsProps {
  items: readonly TeaserData[]
  /** Title, lead and links that stand in the first four columns. */
  children: ReactNode
}

/** So many stand below one another on a phone; six would be four screens. */
const most = 2

/** Pictures two by two, the second of a pair 96 px lower. */
export function TeaserPairs({ items, children }: TeaserPairsProps) {
  return (
    <div className={`grid ${styles.pairs}`}>
      <div className={styles.words}>{children}</div>
      <ul className={items.length > most ? `sideways ${styles.list}` : styles.list}>
        {items.map((item, index) => (
          <li key={item.documentId} className={styles.item} data-reveal={index % 2 ? 'y' : undefined}>
            <Teaser item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Teaser({ item }: { item: TeaserData }) {
  const hasPrice = item.prices.length > 0
  return (
    <SiteLink href={item.path} className={styles.teaser}>
      {item.picture ? (
        <Picture
          picture={{ ...item.picture, alt: '' }}
          image={item.picture.image}
          sizes="(min-width: 768px) 30vw, 72vw"
          withCaption={false}
          className={styles.picture}
        />
      ) : null}
      <h3 className={styles.title}>{item.title}</h3>
      {item.line || hasPrice ? (
        <p className={`small figures ${styles.line}`}>
          {item.line}
          {item.line && hasPrice ? ', ' : null}
          <LowestPrices prices={item.prices} />
        </p>
      ) : null}
    </SiteLink>
  )
}
