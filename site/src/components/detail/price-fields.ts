import { graphql } from 'gatsby'

export const priceFields = graphql`
  fragment PriceFields on Price {
    label
    season
    amount
    currency
    unit
    note
  }
`

export type PriceData = Queries.PriceFieldsFragment
