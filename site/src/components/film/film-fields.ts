import { graphql } from 'gatsby'

export const filmFields = graphql`
  fragment FilmFields on Film {
    title
    animatedPoster
    provider
    videoId
    duration
    poster {
      ...PictureFields
      width
      height
      image(ratio: "16:9", width: 1600)
    }
  }
`
