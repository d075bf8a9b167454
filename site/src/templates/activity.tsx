import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isSeason } from '../../calendar/season'
import { difficulties } from '../../languages/difficulties'
import { numberText } from '../../languages/numbers'
import { useLanguage } from '../../languages/use-language'
import { DetailPage } from '../components/detail/detail-page'
import { factRows } from '../components/detail/fact-rows'
import { FactsSection } from '../components/detail/facts-section'
import { LowestPrices } from '../components/detail/lowest-prices'
import { documentFrame } from '../components/layout/page-frame'
import { ContentHead } from '../head/content-head'

type Data = Queries.ActivityTemplateQuery

/** An activity of a season: how long, how far, how steep, where it begins. */
export default function ActivityTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const { page } = data
  if (!page) return null
  const difficulty = difficulties.find((known) => known === page.difficulty)
  const costs = page.lowestPrices.some(({ amount }) => amount > 0)
  const rows = factRows([
    [t('season'), isSeason(page.season) ? t(page.season) : null],
    [t('difficulty'), difficulty && t(difficulty)],
    [t('duration'), page.duration],
    [t('distance'), page.distanceKm, (distance) => `${numberText(Number(distance), language)}\u00a0km`],
    [t('ascent'), page.ascentMetres, (ascent) => `${numberText(Number(ascent), language)}\u00a0m`],
    [t('meetingPoint'), page.meetingPoint],
  ])
  return (
    <DetailPage
      page={page}
      price={page.lowestPrices.length > 0 ? <LowestPrices prices={page.lowestPrices} /> : undefined}
      priceNote={costs ? t('perPerson') : undefined}
      priceUnit={costs ? t('perPerson') : undefined}
      bookingLabel={t('bookActivity')}
    >
      <FactsSection title={t('activityFacts')} rows={[...rows, ...page.pageFacts]} />
    </DetailPage>
  )
}

ActivityTemplate.frame = ({ data: { page } }: PageProps<Data>) => page && documentFrame(page)

export const Head = ({ data }: HeadProps<Data>) => <ContentHead data={data} things={() => []} />

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
      lowestPrices {
        ...LowestPriceFields
      }
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
