import { prefixPattern } from '../../languages/locales'
import type { GatsbyLoader, PageResources } from '../navigation/gatsby-loader'

const lostPage = new RegExp(`^/(?:${prefixPattern})/404/?$`)

/** Where the path stands on a 404 page: the edges put it in as it was sent, which works without scripts. */
export const lostPathMark = '<span data-lost-path=""></span>'

/** The page of the app whose path need not be the address. */
const anywhere = '/404.html'

const isLostPage = (path: string | undefined): path is string => lostPage.test(path ?? '')

/** The same page, as one that may stand at any address. The same resources stay the same object: the app compares them. */
function keptInPlace() {
  const known = new WeakMap<PageResources, PageResources>()
  return (resources: PageResources | undefined): PageResources | undefined => {
    if (!resources?.page) return resources
    const moved = known.get(resources) ?? { ...resources, page: { ...resources.page, path: anywhere } }
    known.set(resources, moved)
    return moved
  }
}

/**
 * Lets the 404 pages of the languages with a prefix stay at the address that was asked for, with header, footer, consent and all. The app
 * leaves a page whose path is another, except `/404.html`; a pattern (`matchPath`) would put every path of theirs into the app
 * bundle, so that each new page changes it.
 */
export function stayOnLostPage(
  app: { pagePath?: string; ___loader?: Pick<GatsbyLoader, 'loadPage' | 'loadPageSync'> },
  address: { pathname: string },
): void {
  const { pagePath, ___loader: loader } = app
  if (!isLostPage(pagePath) || !loader) return
  const lost = pagePath
  const here = address.pathname
  const inPlace = keptInPlace()
  const { loadPage, loadPageSync } = loader
  app.pagePath = anywhere
  loader.loadPage = (path) => (path === here ? loadPage(lost).then(inPlace) : loadPage(path))
  loader.loadPageSync = (path, options) =>
    path === here ? inPlace(loadPageSync(lost, options)) : loadPageSync(path, options)
}
