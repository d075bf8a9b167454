import { graphql } from 'gatsby'
import { Hero } from './hero'
import { TeaserGrid } from './teaser-grid'
import { Text } from './text'
import { TextWithImage } from './text-with-image'

export const partFields = graphql`
  fragment PartFields on PagePart {
    __typename
    key
    ...HeroFields
    ...TextFields
    ...TextWithImageFields
    ...TeaserGridFields
  }
`

type PartData = Queries.PartFieldsFragment

/** The parts of a page in the editor's order; a part of an unknown kind is left out. */
export function PageParts({ parts }: { parts: readonly PartData[] }) {
  return parts.map((part) => <Part key={part.key} part={part} />)
}

function Part({ part }: { part: PartData }) {
  switch (part.__typename) {
    case 'HeroPart':
      return <Hero part={part} />
    case 'TextPart':
      return <Text part={part} />
    case 'TextWithImagePart':
      return <TextWithImage part={part} />
    case 'TeaserGridPart':
      return <TeaserGrid part={part} />
    default:
      return null
  }
}
