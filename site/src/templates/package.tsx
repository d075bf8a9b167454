import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { languageFrom } from '../../languages/locales'
import { DetailPage } from '../components/detail/detail-page'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { LowestPrices } from '../components/detail/lowest-prices'
import { validity } from '../components/detail/validity'
import { documentFrame } from '../components/layout/page-frame'
import { ContentHead } from '../head/content-head'
import { offerJsonLd } from '../head/json-ld'

type Data = Queries.PackageTemplateQuery

/** A package: nights, dates, what belongs to it, from which price. */
export default function PackageTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const { page } = data
  if (!page) return null
  const dates = validity(page, languageFrom(page.language), t)
  const rows = factRows([
    [t('nights'), page.nights],
    [t('valid'), dates],
    [t('includes'), page.includes?.filter(Boolean).join('\n')],
  ])
  const { eventsLink } = page
  const events = eventsLink && {
    href: eventsLink.href,
    note: eventsLink.label,
    label: t(eventsLink.label ? 'eventsDuring' : 'allEvents'),
  }
  return (
    <DetailPage
      page={page}
      note={page.isPast ? t('offerPast') : undefined}
      price={
        page.lowestPrices.length > 0 && !page.isPast ? <LowestPrices prices={page.lowestPrices} /> : undefined
      }
      priceNote={[page.priceNote, dates].filter(Boolean).join(', ')}
      priceUnit={dates}
      bookingLabel={t('bookPackage')}
    >
      <FactsSection title={t('packageFacts')} rows={[...rows, ...page.pageFacts]} more={events} />
    </DetailPage>
  )
}

PackageTemplate.frame = ({ data: { page } }: PageProps<Data>) => page && documentFrame(page)

export const Head = ({ data }: HeadProps<Data>) => (
  <ContentHead data={data} things={(page, facts) => [offerJsonLd(page, facts)]} />
)

export const query = graphql`
  query PackageTemplate($id: String!, $language: String!) {
    page: sanityPackage(id: { eq: $id }) {
      title
      lead
      nights
      lowestPrices {
        ...LowestPriceFields
      }
      priceNote
      validFrom
      validTo
      includes
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
      eventsLink {
        ...LinkFields
      }
      enquiryLink {
        ...LinkFields
      }
      isPast
      pageGallery {
        ...GalleryPictureFields
      }
      pageFacts {
        label
        value
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
