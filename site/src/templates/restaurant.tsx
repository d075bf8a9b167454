import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isLanguage } from '../../languages/locales'
import { DetailGallery } from '../components/detail/detail-gallery'
import { DetailHead } from '../components/detail/detail-head'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { Layout } from '../components/layout/layout'
import { PageParts } from '../components/parts/page-parts'
import { RestaurantHours } from '../components/parts/restaurant-hours'
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
    <Layout
      language={isLanguage(page.language) ? page.language : 'de'}
      path={page.path}
      translations={page.translations}
    >
      <DetailHead
        title={page.title ?? page.head.title}
        lead={page.lead}
        price={undefined}
        priceNote={null}
        priceUnit={undefined}
        booking={page.bookingLink}
        bookingLabel={page.bookingLink?.label ?? t('bookTable')}
        bookingShort={t('book')}
      />
      <DetailGallery pictures={page.galleryPictures} />
      <PageParts parts={page.pageParts.slice(0, 1)} />
      <FactsSection title={t('restaurantFacts')} rows={[...rows, ...page.pageFacts]} />
      <RestaurantHours title={t('openingHours')} items={page.pageHours} />
      <PageParts parts={page.pageParts.slice(1)} />
    </Layout>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const { page } = data
  if (!page) return null
  return (
    <ContentHead
      page={page}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
      locales={data.locales}
      siteName={data.hotel.name}
      things={(facts) => [restaurantJsonLd({ cuisine: page.cuisine, hotel: data.hotel }, facts)]}
    />
  )
}

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
        language
        path
      }
      head {
        title
        description
        noIndex
        shareImage
      }
      bookingLink {
        ...LinkFields
      }
      galleryPictures {
        ...GalleryPictureFields
      }
      pageFacts {
        label
        value
      }
      pageHours {
        ...HoursFields
      }
      pageParts {
        ...PartFields
      }
    }
    hotel(language: $language) {
      ...HotelFields
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    locales: localeTexts(language: $language, namespaces: ["common", "detail", "seo"]) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
