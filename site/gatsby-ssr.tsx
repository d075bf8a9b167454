import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { rootRedirectScript } from './languages/detection'
import { languageOfPath, localeTags } from './languages/locales'
import { isPlainLostPage, lostPathScript } from './src/guard/lost-page'

const preload = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
)

/** The language of the document, the two fonts of the first screen and, at the root only, the language rule. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: localeTags[languageOfPath(pathname)] })
  setHeadComponents([preload(cormorant), preload(hanken)])
  if (pathname !== '/') return
  setHeadComponents([<script key="language" dangerouslySetInnerHTML={{ __html: rootRedirectScript }} />])
}

const isScript = (node: ReactNode): boolean =>
  isValidElement<{ as?: string }>(node) &&
  (node.type === 'script' || (node.type === 'link' && ['script', 'fetch'].includes(node.props.as ?? '')))

/** The 404 pages that Gatsby's app would leave are plain HTML. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!isPlainLostPage(pathname)) return
  replaceHeadComponents(getHeadComponents().filter((node) => !isScript(node)))
  replacePostBodyComponents([<script key="lost-path" dangerouslySetInnerHTML={{ __html: lostPathScript }} />])
}
