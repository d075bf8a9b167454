import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isSeason } from '../../../calendar/season'
import type { PriceData } from '../../components/detail/price-fields'
import { priceParts } from '../../components/detail/price-text'
import * as styles from '../../components/part-frame/plain.module.css'
import * as rows from '../../components/part-frame/rows.module.css'
import { Section } from '../../components/part-frame/section'

export const pricesPartFields = graphql`
  fragment PricesPartFields on PricesPart {
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
export function PricesPart({ part }: { part: Queries.PricesPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  return (
    <Section name="prices" part={part}>
      <div className={`grid ${styles.rows}`}>
        <h2 className={styles.left}>{part.title ?? t('prices')}</h2>
        <div className={styles.wide}>
          <ul className={rows.list}>
            {part.items.map((item) => (
              <PriceRow key={item.label + item.amount} item={item} />
            ))}
          </ul>
          {part.note ? <p className={`caption ${styles.note}`}>{part.note}</p> : null}
        </div>
      </div>
    </Section>
  )
}

function PriceRow({ item }: { item: PriceData }) {
  const { t } = useTranslation('detail')
  const { amount, unit } = priceParts(item, t)
  const note = [isSeason(item.season) && t(item.season), item.note].filter(Boolean).join(', ')
  return (
    <li className={rows.row}>
      <span className={rows.name}>{item.label}</span>
      <span className={`small figures ${rows.end}`}>
        {amount}
        {unit ? <span className={rows.unit}> {unit}</span> : null}
      </span>
      {note ? <span className={`small ${rows.note}`}>{note}</span> : null}
    </li>
  )
}
