import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isLanguage } from '../../languages/locales'
import { DetailGallery } from '../components/detail/detail-gallery'
import { DetailHead } from '../components/detail/detail-head'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { formatPrice } from '../components/detail/price'
import { validity } from '../components/detail/validity'
import { Layout } from '../components/layout/layout'
import { PageParts } from '../components/parts/page-parts'
import { ContentHead } from '../head/content-head'
import { offerJsonLd } from '../head/json-ld'

type Data = Queries.PackageTemplateQuery

/** A package: nights, dates, what belongs to it, from which price. */
export default function PackageTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const price = page.priceFrom === null ? undefined : t('from', { price: formatPrice(page.priceFrom) })
  const language = isLanguage(page.language) ? page.language : 'de'
  const rows = factRows([
    [t('nights'), page.nights],
    [t('valid'), validity(page, language, t)],
    [t('includes'), page.includes?.filter(Boolean).join('\n')],
  ])
  return (
    <Layout language={language} path={page.path} translations={page.translations}>
      <DetailHead
        title={page.title ?? page.head.title}
        lead={page.lead}
        price={price}
        priceNote={page.priceNote}
        priceUnit={undefined}
        booking={page.bookingLink}
        bookingLabel={t('bookPackage')}
        bookingShort={t('book')}
      />
      <DetailGallery pictures={page.galleryPictures} />
      <PageParts parts={page.pageParts.slice(0, 1)} />
      <FactsSection title={t('packageFacts')} rows={[...rows, ...page.pageFacts]} />
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
      things={(facts) => [offerJsonLd(page, facts)]}
    />
  )
}

export const query = graphql`
  query PackageTemplate($id: String!, $language: String!) {
    page: sanityPackage(id: { eq: $id }) {
      title
      lead
      nights
      priceFrom
      priceNote
      validFrom
      validTo
      includes
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
