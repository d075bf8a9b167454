import type { GatsbySSR } from 'gatsby'
import { preloadedFonts } from './brand/preloaded-fonts'
import { rootRedirectScript } from './languages/detection'
import { languageOfPath, localeTags } from './languages/locales'
import { withSurroundings } from './src/components/layout/surroundings'
import { isUnneeded } from './src/head/unneeded'
import { withLatePictures } from './src/loading/late-pictures'
import { withLateScripts } from './src/loading/late-scripts'
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

/** A phone that makes links of what looks like a number, a date or an address would change the page before React takes it over. */
const noLinksOfItsOwn = (
  <meta key="detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />
)

/**
 * The language of the document, the icons, the two fonts of the first screen, what phones leave alone, the runtime configuration and, at the root
 * only, the language rule.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: localeTags[languageOfPath(pathname)] })
  setHeadComponents([...preloadedFonts.map(preload), ...icons, noLinksOfItsOwn, runtimeScript()])
  if (pathname !== '/') return
  setHeadComponents([<script key="language" dangerouslySetInnerHTML={{ __html: rootRedirectScript }} />])
}

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) =>
  withSurroundings(element, props)

/** No connection to outside, nothing that no page needs, and scripts and pictures behind the first picture. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(withLatePictures(getHeadComponents().filter((node) => !isUnneeded(node))))
  replacePostBodyComponents(withLateScripts(getPostBodyComponents()))
}
