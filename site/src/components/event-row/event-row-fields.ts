import { graphql } from 'gatsby'

export const eventRowFields = graphql`
  fragment EventRowFields on EventTeaser {
    key
    path
    title
    textLanguage
    place
    startDate
    startTime
    endDate
    endTime
    isAllDay
    isFree
    status
    price {
      text
      amount
      amountTo
      currency
    }
  }
`

export type EventRowData = Queries.EventRowFieldsFragment
