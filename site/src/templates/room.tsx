import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { DetailPage } from '../components/detail/detail-page'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { LowestPrices } from '../components/detail/lowest-prices'
import { documentFrame } from '../components/layout/page-frame'
import { ContentHead } from '../head/content-head'
import { roomJsonLd } from '../head/json-ld'

type Data = Queries.RoomTemplateQuery

/** A room or suite: what is inside, its floor plan, its prices. */
export default function RoomTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const rows = factRows([
    [t('size'), page.size, (size) => `${size}\u00a0m²`],
    [t('guests'), page.guests, String],
    [t('beds'), page.beds],
    [t('floors'), page.floorText],
    [t('ownFeature'), page.ownFeature],
  ])
  return (
    <DetailPage
      page={page}
      price={page.lowestPrices.length > 0 ? <LowestPrices prices={page.lowestPrices} /> : undefined}
      priceNote={page.priceNote}
      priceUnit={t('perNight')}
      bookingLabel={t('bookRoom')}
    >
      <FactsSection
        title={t('roomFacts')}
        rows={[...rows, ...page.pageFacts]}
        prices={page.pagePrices}
        floorPlan={page.pageFloorPlan}
      />
    </DetailPage>
  )
}

RoomTemplate.frame = ({ data: { page } }: PageProps<Data>) => page && documentFrame(page)

export const Head = ({ data }: HeadProps<Data>) => (
  <ContentHead data={data} things={(page, facts) => [roomJsonLd(page, facts)]} />
)

export const query = graphql`
  query RoomTemplate($id: String!, $language: String!) {
    page: sanityRoom(id: { eq: $id }) {
      title
      lead
      category
      size
      guests
      beds
      floorText
      ownFeature
      lowestPrices {
        ...LowestPriceFields
      }
      priceNote
      language
      path
      background
      translations {
        ...TranslationFields
      }
      ancestors {
        ...AncestorFields
      }
      head {
        ...PageHeadFields
      }
      bookingLink {
        ...LinkFields
      }
      enquiryLink {
        ...LinkFields
      }
      pageGallery {
        ...GalleryPictureFields
      }
      pageFacts {
        label
        value
      }
      pagePrices {
        ...PriceFields
      }
      pageFloorPlan {
        ...FloorPlanFields
      }
      houseSeason
      pageParts {
        ...PartFields
      }
    }
    hotel(language: $language) {
      ...HotelFields
    }
    site {
      ...SiteAddressFields
    }
    locales: localeTexts(language: $language, namespaces: ["common", "detail", "seo"]) {
      ...LocaleFields
    }
  }
`
