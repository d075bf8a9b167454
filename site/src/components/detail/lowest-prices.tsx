import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { lowestPrice } from './price-text'

export const lowestPriceFields = graphql`
  fragment LowestPriceFields on LowestPrice {
    season
    amount
    label
  }
`

export type LowestPriceData = Queries.LowestPriceFieldsFragment

/**
 * `ab CHF 520 im Sommer`. Of two seasons the styles show the one in force, and both where no script has said which it is;
 * what holds in one season only always shows.
 */
export function LowestPrices({ prices }: { prices: readonly LowestPriceData[] }) {
  const { t } = useTranslation('detail')
  const choosesSeason = prices.length > 1
  return prices.map((price) => (
    <span key={price.season} data-in={(choosesSeason && price.season) || undefined}>
      {lowestPrice(price, t)}
    </span>
  ))
}
