/** @jsxRuntime classic */
// Gatsby marks the elements of `Head` by wrapping `createElement`; the automatic runtime would pass it by, and React
// would move them into the document by itself.
// biome-ignore lint/correctness/noUnusedImports: the classic runtime calls it
import React from 'react'
import { themeColour } from '../../brand/colours'
import { type Language, openGraphLocales } from '../../languages/locales'
import type { Alternative } from '../../languages/switching'
import { alternates } from './alternates'
import type { StructuredData } from './json-ld'
import { serializeJsonLd } from './serialize-json-ld'

export interface PageHeadProps {
  language: Language
  path: string
  translations: readonly Alternative[]
  /** Origin of the site without a trailing slash. */
  siteUrl: string
  title: string
  /** What shared links show as title, where it is another one. */
  ogTitle?: string
  /** Name of the site, put behind titles that do not say it. */
  siteName: string
  description?: string | null | undefined
  /** Absolute or root-relative address of a picture of 1200 x 630 px. */
  shareImage?: string | null | undefined
  noIndex?: boolean
  type?: 'website' | 'article'
  jsonLd?: readonly StructuredData[]
}

const absolute = (siteUrl: string, href: string) => new URL(href, siteUrl).href

/** Everything that search engines and shared links read of a page. */
export function PageHead(props: PageHeadProps) {
  const {
    language,
    path,
    siteUrl,
    title,
    ogTitle = title,
    siteName,
    description,
    shareImage,
    noIndex = false,
    jsonLd = [],
  } = props
  const address = absolute(siteUrl, path)
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta name="theme-color" content={themeColour} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {noIndex
        ? null
        : alternates(language, path, props.translations).map((other) => (
            <link
              key={other.hrefLang}
              rel="alternate"
              hrefLang={other.hrefLang}
              href={absolute(siteUrl, other.path)}
            />
          ))}
      <meta property="og:title" content={ogTitle} />
      <meta property="og:type" content={props.type ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {description ? <meta property="og:description" content={description} /> : null}
      {shareImage ? <meta property="og:image" content={absolute(siteUrl, shareImage)} /> : null}
      {shareImage ? <meta property="og:image:width" content="1200" /> : null}
      {shareImage ? <meta property="og:image:height" content="630" /> : null}
      <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
      {jsonLd.map((thing, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(thing) }}
        />
      ))}
    </>
  )
}
