import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { openPath } from '../../languages/guarded-path'
import { type Language, languageFrom, languages } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { mediaCornerPath } from '../../languages/media-corner-path'
import { PageBody } from '../components/layout/page-body'
import type { PageFrame } from '../components/layout/page-frame'
import { ThumbBar } from '../components/thumb-bar/thumb-bar'
import { PageHead } from '../head/page-head'
import { CodeScreen } from '../media-corner/code-screen'
import { MediaCorner } from '../media-corner/media-corner'

type Data = Queries.MediaCornerTemplateQuery
interface Context {
  language: string
  /** Of a guarded page: where the press serves it. */
  opens?: string
}

/** From the code screen of a guarded page the switch leads home. */
const translationsOf = (own: Language, opens: string | undefined) =>
  opens === undefined
    ? languages
        .filter((language) => language !== own)
        .map((language) => ({ language, path: mediaCornerPath(language) }))
    : []

/**
 * The public side of what is guarded: the media corner, or the code screen of a guarded page. It holds no item and no word
 * of the page, only the way in (specification, sections 1 and 6).
 */
export default function MediaCornerTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { t } = useTranslation('common')
  const language = languageFrom(pageContext.language)
  const email = data.hotel.email ?? ''
  const { opens } = pageContext
  const bar = email ? (
    <ThumbBar label={t('nextDeed')} deeds={[{ href: `mailto:${email}`, label: t('writeToPress') }]} />
  ) : undefined
  if (opens !== undefined)
    return (
      <PageBody thumbBar={bar}>
        <CodeScreen language={language} email={email} opens={opens} />
      </PageBody>
    )
  return (
    <PageBody thumbBar={bar}>
      <MediaCorner language={language} email={email} timeZone={data.site?.siteMetadata?.timeZone ?? ''} />
    </PageBody>
  )
}

const pathOf = (language: Language, opens: string | undefined): string =>
  opens === undefined ? mediaCornerPath(language) : openPath(opens)

MediaCornerTemplate.frame = ({ pageContext }: PageProps<Data, Context>): PageFrame => {
  const language = languageFrom(pageContext.language)
  return {
    language,
    path: pathOf(language, pageContext.opens),
    translations: translationsOf(language, pageContext.opens),
  }
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const texts = textLookup<'media'>(data.locales.edges)
  const { opens } = pageContext
  return (
    <PageHead
      language={language}
      path={pathOf(language, opens)}
      translations={translationsOf(language, opens)}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
      siteName={data.hotel.name}
      title={texts(opens === undefined ? 'title' : 'guardedTitle')}
      description={texts(opens === undefined ? 'lead' : 'guardedLead')}
      noIndex
    />
  )
}

export const query = graphql`
  query MediaCornerTemplate($language: String!) {
    site {
      siteMetadata {
        siteUrl
        timeZone
      }
    }
    hotel(language: $language) {
      name: hotelName
      email
    }
    locales: localeTexts(language: $language, namespaces: ["common", "media", "seo"]) {
      ...LocaleFields
    }
  }
`
