import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type Language, languageFrom, languages } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { mediaCornerPath } from '../../languages/media-corner-path'
import { Layout } from '../components/layout/layout'
import { PageHead } from '../head/page-head'
import { MediaCorner } from '../media-corner/media-corner'

type Data = Queries.MediaCornerTemplateQuery
interface Context {
  language: string
}

const languageOf = (context: Context): Language => languageFrom(context.language)
const alternatives = (own: Language) =>
  languages
    .filter((language) => language !== own)
    .map((language) => ({ language, path: mediaCornerPath(language) }))

/** The public side of the media corner: it holds no item, only the way in (specification, section 1). */
export default function MediaCornerTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const language = languageOf(pageContext)
  return (
    <Layout language={language} path={mediaCornerPath(language)} translations={alternatives(language)}>
      <MediaCorner
        language={language}
        email={data.hotel.email ?? ''}
        timeZone={data.site?.siteMetadata?.timeZone ?? ''}
      />
    </Layout>
  )
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const language = languageOf(pageContext)
  const texts = textLookup(data.locales.edges)
  return (
    <PageHead
      language={language}
      path={mediaCornerPath(language)}
      translations={alternatives(language)}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
      siteName={texts('ogTitle')}
      title={texts('title')}
      description={texts('lead')}
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
      email
    }
    locales: localeTexts(language: $language, namespaces: ["common", "media", "seo"]) {
      ...LocaleFields
    }
  }
`
