import { graphql } from 'gatsby'

export const galleryPictureFields = graphql`
  fragment GalleryPictureFields on Picture {
    ...PictureFields
    width
    height
    landscape: image(ratio: "3:2", width: 1600)
    portrait: image(ratio: "4:5", width: 1000)
    square: image(ratio: "square", width: 1000)
    whole: image(ratio: "default", width: 2000)
  }
`

export type GalleryPicture = Queries.GalleryPictureFieldsFragment
