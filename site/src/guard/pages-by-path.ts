import type { GatsbyLoader } from '../navigation/gatsby-loader'

/**
 * Has the app find its pages by their paths alone. Gatsby takes each query for a page of its own, and asks the network for its
 * data before a filter of the open page counts: late, in vain where there is no network, and once more for each link.
 */
export function findPagesByPath(loader: GatsbyLoader | undefined): void {
  if (!loader) return
  const { loadPage, loadPageSync, enqueue, hovering } = loader
  const pathOf = (address: string) => address.replace(/\?.*/, '')
  loader.loadPage = (address) => loadPage(pathOf(address))
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options)
  loader.enqueue = (address) => enqueue(pathOf(address))
  loader.hovering = (address) => hovering(pathOf(address))
}
