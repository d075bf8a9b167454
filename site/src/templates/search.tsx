import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { searchPaths } from '../../addresses/search-paths'
import { type Language, languageFrom, languages } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { PageBody } from '../components/layout/page-body'
import type { PageFrame } from '../components/layout/page-frame'
import { PageHead } from '../head/page-head'
import { SearchScreen } from '../search/search-screen'

type Data = Queries.SearchTemplateQuery
interface Context {
  language: string
}

const alternatives = (own: Language) =>
  languages
    .filter((language) => language !== own)
    .map((language) => ({ language, path: searchPaths[language] }))

/** The search. What it searches in is loaded when somebody searches; without scripts it is an overview of the house. */
export default function SearchTemplate({ data, location, pageContext }: PageProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const path = searchPaths[language]
  return (
    <PageBody>
      <SearchScreen
        language={language}
        path={path}
        search={location.search}
        isArrival={location.key !== undefined && location.key !== 'initial'}
        phone={data.hotel.phone}
        menu={data.header.flyout}
      />
    </PageBody>
  )
}

SearchTemplate.frame = ({ pageContext }: PageProps<Data, Context>): PageFrame => {
  const language = languageFrom(pageContext.language)
  return { language, path: searchPaths[language], translations: alternatives(language) }
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const texts = textLookup<'search'>(data.locales.edges)
  return (
    <PageHead
      language={language}
      path={searchPaths[language]}
      translations={alternatives(language)}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
      siteName={data.hotel.name}
      title={texts('title')}
      description={texts('lead')}
      noIndex
    />
  )
}

export const query = graphql`
  query SearchTemplate($language: String!) {
    site {
      ...SiteAddressFields
    }
    hotel(language: $language) {
      name: hotelName
      phone
    }
    header: siteHeader(language: $language) {
      flyout {
        ...MenuItemFields
        children {
          ...MenuItemFields
        }
      }
    }
    locales: localeTexts(language: $language, namespaces: ["search", "common", "events", "seo"]) {
      ...LocaleFields
    }
  }
`
