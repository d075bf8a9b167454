import { graphql } from 'gatsby'

export const hotelFields = graphql`
  fragment HotelFields on HotelFacts {
    name: hotelName
    street
    postalCode
    town
    country
    latitude
    longitude
    phone
    email
    picture {
      url
    }
    booking: bookingEngineLink {
      ...LinkFields
    }
  }
`
