import { graphql } from 'gatsby'
import { Accordion } from './accordion'
import { CallToAction } from './call-to-action'
import { Downloads } from './downloads'
import { Facts } from './facts'
import { Film } from './film'
import { Gallery } from './gallery'
import { Hero } from './hero'
import { MapPart } from './map'
import { OpeningHours } from './opening-hours'
import { Panorama } from './panorama'
import { Prices } from './prices'
import { Quote } from './quote'
import { SeasonTeaser } from './season-teaser'
import { TeaserGrid } from './teaser-grid'
import { Text } from './text'
import { TextWithImage } from './text-with-image'
import { UpcomingEvents } from './upcoming-events'
import { Webcam } from './webcam'

export const partFields = graphql`
  fragment PartFields on PagePart {
    __typename
    key
    ...AccordionFields
    ...CallToActionFields
    ...DownloadsFields
    ...FactsFields
    ...FilmPartFields
    ...GalleryFields
    ...HeroFields
    ...MapFields
    ...OpeningHoursFields
    ...PanoramaFields
    ...PricesFields
    ...QuoteFields
    ...SeasonTeaserFields
    ...TeaserGridFields
    ...TextFields
    ...TextWithImageFields
    ...UpcomingEventsFields
    ...WebcamFields
  }
`

type PartData = Queries.PartFieldsFragment

/** The parts of a page in the editor's order; a part of an unknown kind is left out. */
export function PageParts({ parts }: { parts: readonly PartData[] }) {
  return parts.map((part) => <Part key={part.key} part={part} />)
}

function Part({ part }: { part: PartData }) {
  switch (part.__typename) {
    case 'AccordionPart':
      return <Accordion part={part} />
    case 'CallToActionPart':
      return <CallToAction part={part} />
    case 'DownloadsPart':
      return <Downloads part={part} />
    case 'FactsPart':
      return <Facts part={part} />
    case 'FilmPart':
      return <Film part={part} />
    case 'GalleryPart':
      return <Gallery part={part} />
    case 'HeroPart':
      return <Hero part={part} />
    case 'MapPart':
      return <MapPart part={part} />
    case 'OpeningHoursPart':
      return <OpeningHours part={part} />
    case 'PanoramaPart':
      return <Panorama part={part} />
    case 'PricesPart':
      return <Prices part={part} />
    case 'QuotePart':
      return <Quote part={part} />
    case 'SeasonTeaserPart':
      return <SeasonTeaser part={part} />
    case 'TeaserGridPart':
      return <TeaserGrid part={part} />
    case 'TextPart':
      return <Text part={part} />
    case 'TextWithImagePart':
      return <TextWithImage part={part} />
    case 'UpcomingEventsPart':
      return <UpcomingEvents part={part} />
    case 'WebcamPart':
      return <Webcam part={part} />
    default:
      // A part without a component here does not compile.
      part satisfies never
      return null
  }
}
