import { homePath, languageFrom } from '../../languages/locales'
import { type TextEdge, textLookup } from '../../languages/lookup'
import type { Alternative } from '../../languages/switching'
import { breadcrumbJsonLd, type Crumb, type DescribedPage, type StructuredData } from './json-ld'
import { PageHead } from './page-head'

interface ContentPage {
  readonly language: string
  readonly path: string
  readonly title: string | null
  readonly translations: readonly Alternative[]
  readonly ancestors: readonly Crumb[]
  readonly head: {
    readonly title: string
    readonly ownTitle: string | null
    readonly description: string | null
    readonly noIndex: boolean
    readonly shareImage: string | null
  }
}

interface ContentHeadProps<Page extends ContentPage> {
  data: {
    readonly page: Page | null
    readonly hotel: { readonly name: string }
    readonly site: { readonly siteMetadata: { readonly siteUrl: string | null } | null } | null
    readonly locales: { readonly edges: readonly TextEdge[] }
  }
  /** What the page is, beside its place in the site. */
  things: (page: Page, facts: DescribedPage) => readonly StructuredData[]
}

/** The head of a page of the content service: its own words first, those of the site where it has none. */
export function ContentHead<Page extends ContentPage>({ data, things }: ContentHeadProps<Page>) {
  const { page } = data
  if (!page) return null
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? ''
  const siteName = data.hotel.name
  const texts = textLookup<'seo'>(data.locales.edges)
  const language = languageFrom(page.language)
  const isHome = page.path === homePath(language)
  const { head } = page
  const title = page.title ?? head.title
  const description = head.description ?? texts('description')
  const facts: DescribedPage = {
    siteUrl,
    path: page.path,
    title,
    description,
    image: head.shareImage,
  }
  const crumbs = [
    { title: siteName, path: homePath(language) },
    ...page.ancestors,
    { title, path: page.path },
  ]
  return (
    <PageHead
      language={language}
      path={page.path}
      translations={page.translations}
      siteUrl={siteUrl}
      siteName={siteName}
      title={isHome ? (head.ownTitle ?? texts('websiteTitle')) : head.title}
      ogTitle={isHome ? (head.ownTitle ?? texts('ogTitle')) : head.title}
      description={description}
      shareImage={head.shareImage}
      noIndex={head.noIndex}
      jsonLd={[...things(page, facts), ...(isHome ? [] : [breadcrumbJsonLd(siteUrl, crumbs)])]}
    />
  )
}
