import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { DetailPage } from '../components/detail/detail-page'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { RestaurantHours } from '../components/detail/restaurant-hours'
import { documentFrame } from '../components/layout/page-frame'
import { ContentHead } from '../head/content-head'
import { restaurantJsonLd } from '../head/json-ld'

type Data = Queries.RestaurantTemplateQuery

/** A restaurant or the bar: kitchen, hours, a table. */
export default function RestaurantTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const rows = factRows([
    [t('cuisine'), page.cuisine],
    [t('seats'), page.seats],
  ])
  return (
    <DetailPage page={page} bookingLabel={page.bookingLink?.label ?? t('bookTable')}>
      <FactsSection title={t('restaurantFacts')} rows={[...rows, ...page.pageFacts]} />
      <RestaurantHours title={t('openingHours')} items={page.pageHours} />
    </DetailPage>
  )
}

RestaurantTemplate.frame = ({ data: { page } }: PageProps<Data>) => page && documentFrame(page)

export const Head = ({ data }: HeadProps<Data>) => (
  <ContentHead
    data={data}
    things={(page, facts) => [restaurantJsonLd({ cuisine: page.cuisine, hotel: data.hotel }, facts)]}
  />
)

export const query = graphql`
  query RestaurantTemplate($id: String!, $language: String!) {
    page: sanityRestaurant(id: { eq: $id }) {
      title
      lead
      cuisine
      seats
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
      pageGallery {
        ...GalleryPictureFields
      }
      pageFacts {
        label
        value
      }
      pageHours {
        ...HoursFields
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
