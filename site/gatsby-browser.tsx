import type { GatsbyBrowser } from 'gatsby'
import { ErrorBoundary } from './src/guard/error-boundary'
import { watchChunks } from './src/guard/watch-chunks'
import { setCurrentPath } from './src/navigation/current-path'
import { applySeason } from './src/season/apply-season'
import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/global.css'
import './src/styles/print.css'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => watchChunks()

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  setCurrentPath(location.pathname)
  applySeason()
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
)

/** A filter changes the query of the page that is open: the visitor stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps?.location.pathname !== location.pathname || location.hash !== ''
