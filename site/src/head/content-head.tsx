import type { Thing, WithContext } from 'schema-dts'
import { homePath, isLanguage } from '../../languages/locales'
import { type TextEdge, textLookup } from '../../languages/lookup'
import { breadcrumbJsonLd, type PageFacts } from './json-ld'
import { PageHead } from './page-head'

interface ContentPage {
  readonly language: string
  readonly path: string
  readonly title: string | null
  readonly translations: readonly { readonly language: string; readonly path: string }[]
  readonly head: {
    readonly title: string
    readonly description: string | null
    readonly noIndex: boolean
    readonly shareImage: string | null
  }
}

interface ContentHeadProps {
  page: ContentPage
  siteUrl: string
  locales: { readonly edges: readonly TextEdge[] }
  /** Name of the house. */
  siteName: string
  /** What the page is, beside its place in the site. */
  things: (facts: PageFacts) => readonly WithContext<Thing>[]
}

const languageOf = (language: string) => (isLanguage(language) ? language : 'de')

/** The head of a page of the content service: its own words first, those of the site where it has none. */
export function ContentHead({ page, siteUrl, locales, siteName, things }: ContentHeadProps) {
  const texts = textLookup(locales.edges)
  const language = languageOf(page.language)
  const isHome = page.path === homePath(language)
  const { head } = page
  const title = page.title ?? head.title
  const description = head.description ?? texts('description')
  const facts: PageFacts = {
    siteUrl,
    path: page.path,
    title,
    description,
    image: head.shareImage,
  }
  const crumbs = [
    { title: siteName, path: homePath(language) },
    { title, path: page.path },
  ]
  return (
    <PageHead
      language={language}
      path={page.path}
      translations={page.translations}
      siteUrl={siteUrl}
      siteName={siteName}
      title={isHome ? texts('websiteTitle') : head.title}
      description={description}
      shareImage={head.shareImage}
      noIndex={head.noIndex}
      jsonLd={[...things(facts), ...(isHome ? [] : [breadcrumbJsonLd(siteUrl, crumbs)])]}
    />
  )
}
