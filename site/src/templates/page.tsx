import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { beginsWithWords } from '../components/detail/begins-with-words'
import { PageTitle } from '../components/detail/page-title'
import { PageBody } from '../components/layout/page-body'
import { documentFrame, type PageFrame } from '../components/layout/page-frame'
import { FirstPicture, firstPictureIn } from '../components/picture/first-picture'
import { Picture } from '../components/picture/picture'
import { ThumbBar } from '../components/thumb-bar/thumb-bar'
import { ContentHead } from '../head/content-head'
import { homeThings } from '../head/home-things'
import { BelowFirstScreen } from '../loading/below-first-screen'
import { heroToneOf } from '../parts/hero/hero-tone'
import { PageParts } from '../parts/page-parts'
import { inSeason, useSeason } from '../season/use-season'

type Data = Queries.PageTemplateQuery

/** So many parts fill the first screen. */
const firstParts = 2

/** A page of the content service: its parts in the editor's order, with a title where no hero brings one. */
export default function PageTemplate({ data }: PageProps<Data>) {
  const { t } = useTranslation('common')
  const { page } = data
  const season = useSeason(page?.season, page?.houseSeason)
  if (!page) return null
  const parts = inSeason(page.pageParts, season)
  const formId = parts.find((part) => part.__typename === 'EnquiryPart')?.sectionId
  const heroTone = heroToneOf(parts)
  const picture = beginsWithWords(parts) ? page.pagePicture : null
  return (
    <PageBody
      thumbBar={
        formId ? (
          <ThumbBar label={t('nextDeed')} deeds={[{ href: `#${formId}`, label: t('ask') }]} />
        ) : undefined
      }
    >
      {heroTone ? null : (
        <PageTitle
          ancestors={page.ancestors}
          title={page.title ?? page.head.title}
          lead={page.lead}
          ground={page.background}
        >
          {picture ? (
            <Picture
              picture={picture}
              image={picture.wide}
              sizes="(min-width: 1024px) 68vw, (min-width: 768px) 84vw, 100vw"
              isFirst
            />
          ) : null}
        </PageTitle>
      )}
      <FirstPicture value={heroTone || picture ? undefined : firstPictureIn(parts[0])}>
        <PageParts parts={parts.slice(0, firstParts)} />
        <BelowFirstScreen>
          <PageParts parts={parts.slice(firstParts)} />
        </BelowFirstScreen>
      </FirstPicture>
    </PageBody>
  )
}

PageTemplate.frame = ({ data: { page } }: PageProps<Data>): PageFrame | null =>
  page && {
    ...documentFrame(page),
    houseSeason: page.houseSeason,
    hasSeasonSwitch: page.isHome === true || Boolean(page.season),
    heroTone: (season) => heroToneOf(inSeason(page.pageParts, season)),
  }

export const Head = ({ data }: HeadProps<Data>) => (
  <ContentHead data={data} things={(page, facts) => (page.isHome ? homeThings(data.hotel, facts) : [])} />
)

export const query = graphql`
  query PageTemplate($id: String!, $language: String!) {
    page: sanityPage(id: { eq: $id }) {
      title
      lead
      isHome
      season
      houseSeason
      language
      path
      background
      pagePicture {
        ...PictureFields
        wide: image(ratio: "16:9", width: 1792)
      }
      translations {
        ...TranslationFields
      }
      ancestors {
        ...AncestorFields
      }
      head {
        ...PageHeadFields
      }
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
