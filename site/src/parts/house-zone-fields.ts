import { graphql } from 'gatsby'

/** What a part needs to tell the time at the house. */
export const houseZoneFields = graphql`
  fragment HouseZoneFields on HouseZone {
    name
    offsets {
      from
      minutes
    }
  }
`
