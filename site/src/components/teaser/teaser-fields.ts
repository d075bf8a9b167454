import { graphql } from 'gatsby'

export const teaserFields = graphql`
  fragment TeaserFields on Teaser {
    documentId
    type
    path
    title
    lead
    line
    prices {
      ...LowestPriceFields
    }
    picture {
      ...PictureFields
      image(ratio: "4:5", width: 1000)
    }
  }
`

export type TeaserData = Queries.TeaserFieldsFragment
