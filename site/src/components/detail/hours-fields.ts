import { graphql } from 'gatsby'

export const hoursFields = graphql`
  fragment HoursFields on OpeningHours {
    days
    opens
    closes
    note
  }
`

export type HoursData = Queries.HoursFieldsFragment
