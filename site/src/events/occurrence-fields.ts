import { graphql } from 'gatsby'

export const eventContactFields = graphql`
  fragment EventContactFields on EventContact {
    name
    street
    postalCode
    town
    phone
    email
    note
    href
    mapHref
  }
`

export const occurrenceFields = graphql`
  fragment OccurrenceFields on EventOccurrence {
    path
    slug
    title
    textLanguage
    lead
    description
    descriptionText
    startDate
    startTime
    endDate
    endTime
    startsAt
    overAt
    isAllDay
    isFree
    isPast
    status
    statusNote
    movedFrom {
      date
      time
    }
    place
    price {
      text
      amount
      amountTo
      currency
      note
    }
    links {
      title
      href
    }
    downloads {
      title
      href
      extension
      size
    }
    moreInformation {
      title
      href
    }
    organizer {
      ...EventContactFields
    }
    locality {
      ...EventContactFields
    }
    booking {
      ...EventContactFields
    }
    picture {
      ...PictureFields
      url
      shareUrl
      wide: image(ratio: "21:10", width: 1792)
      tall: image(ratio: "8:7", width: 1080)
    }
  }
`

export type OccurrenceData = Queries.OccurrenceFieldsFragment
export type ContactData = Queries.EventContactFieldsFragment
