import type { CreatePageArgs } from 'gatsby'
import { languageOfPath } from '../languages/locales'
import { slicesOf } from '../nodes/planned-page'

/** Of the pages that nobody planned, those on which `gatsby develop` lists what there is. */
const isOfDevelop = (path: string): boolean => path.includes('/dev-404-page')

/** Gives the lists of `gatsby develop` header and footer, without which it would complain after each edit. */
export function completeDevelopPage({ page, actions }: CreatePageArgs): void {
  const given = Object.keys(Reflect.get(page, 'slices') ?? {})
  if (!isOfDevelop(page.path) || given.length > 0) return
  actions.deletePage(page)
  actions.createPage({ ...page, slices: slicesOf(languageOfPath(page.path)) })
}
