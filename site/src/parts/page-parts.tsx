// Written by npm run generate from part-names.ts and the folders of the parts.
import { graphql } from 'gatsby'
import { AccordionPart } from './accordion/accordion'
import { CallToActionPart } from './call-to-action/call-to-action'
import { DownloadsPart } from './downloads/downloads'
import { EnquiryPart } from './enquiry/enquiry'
import { FactsPart } from './facts/facts'
import { FilmPart } from './film/film'
import { GalleryPart } from './gallery/gallery'
import { HeroPart } from './hero/hero'
import { MapPart } from './map/map'
import { OpeningHoursPart } from './opening-hours/opening-hours'
import { PanoramaPart } from './panorama/panorama'
import { PricesPart } from './prices/prices'
import { QuotePart } from './quote/quote'
import { RidgePart } from './ridge/ridge'
import { RoomFinderPart } from './room-finder/room-finder'
import { SeasonTeaserPart } from './season-teaser/season-teaser'
import { TeaserGridPart } from './teaser-grid/teaser-grid'
import { TextPart } from './text-part/text-part'
import { TextWithImagePart } from './text-with-image/text-with-image'
import { UpcomingEventsPart } from './upcoming-events/upcoming-events'
import { WebcamPart } from './webcam/webcam'

export const partFields = graphql`
  fragment PartFields on PagePart {
    __typename
    key
    shownIn
    ...AccordionPartFields
    ...CallToActionPartFields
    ...DownloadsPartFields
    ...EnquiryPartFields
    ...FactsPartFields
    ...FilmPartFields
    ...GalleryPartFields
    ...HeroPartFields
    ...MapPartFields
    ...OpeningHoursPartFields
    ...PanoramaPartFields
    ...PricesPartFields
    ...QuotePartFields
    ...RidgePartFields
    ...RoomFinderPartFields
    ...SeasonTeaserPartFields
    ...TeaserGridPartFields
    ...TextPartFields
    ...TextWithImagePartFields
    ...UpcomingEventsPartFields
    ...WebcamPartFields
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
      return <AccordionPart part={part} />
    case 'CallToActionPart':
      return <CallToActionPart part={part} />
    case 'DownloadsPart':
      return <DownloadsPart part={part} />
    case 'EnquiryPart':
      return <EnquiryPart part={part} />
    case 'FactsPart':
      return <FactsPart part={part} />
    case 'FilmPart':
      return <FilmPart part={part} />
    case 'GalleryPart':
      return <GalleryPart part={part} />
    case 'HeroPart':
      return <HeroPart part={part} />
    case 'MapPart':
      return <MapPart part={part} />
    case 'OpeningHoursPart':
      return <OpeningHoursPart part={part} />
    case 'PanoramaPart':
      return <PanoramaPart part={part} />
    case 'PricesPart':
      return <PricesPart part={part} />
    case 'QuotePart':
      return <QuotePart part={part} />
    case 'RidgePart':
      return <RidgePart part={part} />
    case 'RoomFinderPart':
      return <RoomFinderPart part={part} />
    case 'SeasonTeaserPart':
      return <SeasonTeaserPart part={part} />
    case 'TeaserGridPart':
      return <TeaserGridPart part={part} />
    case 'TextPart':
      return <TextPart part={part} />
    case 'TextWithImagePart':
      return <TextWithImagePart part={part} />
    case 'UpcomingEventsPart':
      return <UpcomingEventsPart part={part} />
    case 'WebcamPart':
      return <WebcamPart part={part} />
    default:
      // A part without a component here does not compile.
      part satisfies never
      return null
  }
}
