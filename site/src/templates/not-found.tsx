import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useState } from 'react'
import { searchPaths } from '../../addresses/search-paths'
import { homePath, type Language, languageFrom, languages } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { PageBody } from '../components/layout/page-body'
import type { PageFrame } from '../components/layout/page-frame'
import { BrokenRidge } from '../components/not-found/broken-ridge'
import { Lost } from '../components/not-found/lost'
import { PageHead } from '../head/page-head'
import { searchForPath } from '../search/search-for-path'

type Data = Queries.NotFoundTemplateQuery
interface Context {
  language: string
}

const alternatives = (own: Language) =>
  languages.filter((language) => language !== own).map((language) => ({ language, path: homePath(language) }))

/** No page has this path (specification, section 8): the sentence, the path, a way home. */
export default function NotFoundTemplate({ pageContext }: PageProps<Data, Context>) {
  const { t } = useTranslation('error')
  const [path, setPath] = useState('')
  useEffect(() => setPath(decodePath(window.location.pathname)), [])
  const language = languageFrom(pageContext.language)
  return (
    <PageBody>
      <Lost
        title={t('title')}
        text={t('lostText')}
        caption={t('notFound', { code: 404 })}
        path={path}
        search={{ href: searchForPath(searchPaths[language], path), label: t('search') }}
        home={{ href: homePath(language), label: t('home') }}
        ridge={BrokenRidge}
      />
    </PageBody>
  )
}

NotFoundTemplate.frame = ({ pageContext }: PageProps<Data, Context>): PageFrame => {
  const language = languageFrom(pageContext.language)
  return { language, path: homePath(language), translations: alternatives(language) }
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const texts = textLookup<'seo'>(data.locales.edges)
  return (
    <PageHead
      language={language}
      path={homePath(language)}
      translations={[]}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
      siteName={data.hotel.name}
      title={texts('notFoundTitle')}
      noIndex
    />
  )
}

export const query = graphql`
  query NotFoundTemplate($language: String!) {
    site {
      ...SiteAddressFields
    }
    hotel(language: $language) {
      name: hotelName
    }
    locales: localeTexts(language: $language, namespaces: ["common", "error", "seo"]) {
      ...LocaleFields
    }
  }
`
