import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { preloadedFonts } from './brand/preloaded-fonts'
import { rootRedirectScript } from './languages/detection'
import { languageOfPath, localeTags } from './languages/locales'
import { withSurroundings } from './src/components/layout/surroundings'
import { isUnneeded } from './src/head/unneeded'
import { withLateScripts } from './src/loading/late-scripts'
import { pageBody, withPageStyles } from './src/loading/page-styles'
import { runtimeScript } from './src/runtime/runtime-script'

const preload = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
)

const icons = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
]

/** What Gatsby says of a page that it builds, beyond its types; one that is developed has no body yet. */
interface BuiltBody extends RenderBodyArgs {
  bodyHtml?: string
}

/**
 * The language of the document, the icons, the two fonts of the first screen, the runtime configuration and, at the root
 * only, the language rule.
 */
export const onRenderBody = ({
  bodyHtml,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: BuiltBody): void => {
  setHtmlAttributes({ lang: localeTags[languageOfPath(pathname)] })
  setHeadComponents([...preloadedFonts.map(preload), ...icons, runtimeScript()])
  if (bodyHtml !== undefined) setHeadComponents([pageBody(bodyHtml)])
  if (pathname !== '/') return
  setHeadComponents([<script key="language" dangerouslySetInnerHTML={{ __html: rootRedirectScript }} />])
}

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) =>
  withSurroundings(element, props)

/** No connection to outside, nothing that no page needs, its own styles, and scripts and all other styles behind the first picture. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const { head, later } = withPageStyles(getHeadComponents().filter((node) => !isUnneeded(node)))
  replaceHeadComponents(head)
  replacePostBodyComponents(withLateScripts(getPostBodyComponents(), later))
}
