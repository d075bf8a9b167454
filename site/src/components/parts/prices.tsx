import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { formatPrice } from '../detail/price'
import * as styles from './plain.module.css'
import * as rows from './rows.module.css'
import { Section } from './section'

export const pricesFields = graphql`
  fragment PricesFields on PricesPart {
    key
    sectionId
    background
    title
    note
    items {
      ...PriceFields
    }
  }
`

/** What things cost: name and note to the left, amount and unit to the right, figures in columns. */
export function Prices({ part }: { part: Queries.PricesFieldsFragment }) {
  const { t } = useTranslation('detail')
  return (
    <Section name="prices" part={part}>
      <div className={`grid ${styles.rows}`}>
        <h2 className={styles.left}>{part.title ?? t('prices')}</h2>
        <div className={styles.wide}>
          <ul className={rows.list}>
            {part.items.map((item) => (
              <li key={item.label + item.amount} className={rows.row}>
                <span className={rows.name}>{item.label}</span>
                <span className={`small figures ${rows.end}`}>
                  {item.amount === null ? t('priceOnRequest') : formatPrice(item.amount, item.currency)}
                  {item.unit && item.amount !== null ? <span className={rows.unit}> {item.unit}</span> : null}
                </span>
                {item.note ? <span className={`small ${rows.note}`}>{item.note}</span> : null}
              </li>
            ))}
          </ul>
          {part.note ? <p className={`caption ${styles.note}`}>{part.note}</p> : null}
        </div>
      </div>
    </Section>
  )
}
