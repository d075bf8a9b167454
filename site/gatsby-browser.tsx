// Styles first: what is common must come before what components say.
import './brand/tokens.css'
import './brand/fonts.css'
import './languages/quotes.css'
import './src/styles/global.css'
import './src/styles/print.css'
import type { GatsbyBrowser } from 'gatsby'
import { withSurroundings } from './src/components/layout/surroundings'
import { followRoute, startConsent } from './src/consent/start-consent'
import { followStay } from './src/events/follow-stay'
import { ErrorBoundary } from './src/guard/error-boundary'
import { bearForeignNodes } from './src/guard/foreign-nodes'
import { stayOnLostPage } from './src/guard/lost-page'
import { findPagesByPath } from './src/guard/pages-by-path'
import { watchChunks } from './src/guard/watch-chunks'
import { afterThisTask } from './src/loading/after-this-task'
import { hydrateInPieces } from './src/loading/hydrate-in-pieces'
import { setCurrentPath } from './src/navigation/current-path'
import { followLinks } from './src/navigation/follow-links'
import { followNewestStep } from './src/navigation/newest-step'
import { startStepStatus, tellPage } from './src/navigation/step-status'
import { applySeason } from './src/season/apply-season'
import { openForPaper } from './src/styles/open-for-paper'
import { countRoute, startPageViews } from './src/third-parties/late-page-views'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  bearForeignNodes(Node)
  stayOnLostPage(window, window.location)
  findPagesByPath(window.___loader)
  watchChunks()
  startConsent()
  startPageViews()
  openForPaper(window)
  return afterThisTask()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startStepStatus(window)
  followNewestStep(window)
  followLinks(window)
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  setCurrentPath(location.pathname)
  applySeason()
  followRoute(location.pathname)
  countRoute(location.pathname)
  followStay()
  if (prevLocation && prevLocation.pathname !== location.pathname) tellPage()
}

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrateInPieces

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
)

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  withSurroundings(element, props)

/** A filter changes the query of the page that is open: the visitor stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps?.location.pathname !== location.pathname || location.hash !== ''
