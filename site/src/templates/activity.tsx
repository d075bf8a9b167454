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

type Data = Queries.ActivityTemplateQuery

/** An activity of a season: how long, how far, how steep, where it begins. */
export default function ActivityTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const price = page.priceFrom === null ? undefined : t('from', { price: formatPrice(page.priceFrom) })
  const rows = factRows([
    [t('season'), page.season, (season) => t(String(season))],
    [t('difficulty'), page.difficulty, (difficulty) => t(String(difficulty))],
    [t('duration'), page.duration],
    [t('distance'), page.distanceKm, (distance) => `${distance} km`],
    [t('ascent'), page.ascentMetres, (ascent) => `${ascent} m`],
    [t('meetingPoint'), page.meetingPoint],
  ])
  return (
    <Layout
      language={isLanguage(page.language) ? page.language : 'de'}
      path={page.path}
      translations={page.translations}
      season={page.season}
    >
      <DetailHead
        title={page.title ?? page.head.title}
        lead={page.lead}
        price={price}
        priceNote={price ? t('perPerson') : null}
        priceUnit={t('perPerson')}
        booking={page.bookingLink}
        bookingLabel={t('bookActivity')}
        bookingShort={t('book')}
      />
      <DetailGallery pictures={page.galleryPictures} />
      <PageParts parts={page.pageParts.slice(0, 1)} />
      <FactsSection title={t('activityFacts')} rows={[...rows, ...page.pageFacts]} />
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
      things={() => []}
    />
  )
}

export const query = graphql`
  query ActivityTemplate($id: String!, $language: String!) {
    page: sanityActivity(id: { eq: $id }) {
      title
      lead
      season
      difficulty
      duration
      distanceKm
      ascentMetres
      meetingPoint
      priceFrom
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
