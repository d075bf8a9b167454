import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isLanguage } from '../../languages/locales'
import { DetailGallery } from '../components/detail/detail-gallery'
import { DetailHead } from '../components/detail/detail-head'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { formatPrice } from '../components/detail/price'
import { Layout } from '../components/layout/layout'
import { PageParts } from '../components/parts/page-parts'
import { ContentHead } from '../head/content-head'
import { roomJsonLd } from '../head/json-ld'

type Data = Queries.RoomTemplateQuery

/** A room or suite: name and price, gallery, its parts, what is inside (COMPS, "Room"). */
export default function RoomTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const price = page.priceFrom === null ? undefined : t('from', { price: formatPrice(page.priceFrom) })
  const rows = factRows([
    [t('size'), page.size, (size) => `${size} m²`],
    [t('guests'), page.guests, String],
    [t('beds'), page.beds],
    [t('view'), page.view],
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
        price={price}
        priceNote={page.priceNote}
        priceUnit={t('perNight')}
        booking={page.bookingLink}
        bookingLabel={t('bookRoom')}
        bookingShort={t('book')}
      />
      <DetailGallery pictures={page.galleryPictures} />
      <PageParts parts={page.pageParts.slice(0, 1)} />
      <FactsSection title={t('roomFacts')} rows={[...rows, ...page.pageFacts]} prices={page.pagePrices} />
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
      things={(facts) => [roomJsonLd(page, facts)]}
    />
  )
}

export const query = graphql`
  query RoomTemplate($id: String!, $language: String!) {
    page: sanityRoom(id: { eq: $id }) {
      title
      lead
      size
      guests
      beds
      view
      priceFrom
      priceNote
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
      pagePrices {
        ...PriceFields
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
