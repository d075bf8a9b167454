import { homePath, type Language } from '../languages/locales'
import { findNode, type ResolverContext } from '../nodes/lookup'
import { pageNameId } from './page-claimant'
import { resolvePicture } from './resolve-pictures'

/** The picture of the page at the home path, whichever that is: it stands for the house where a page has none of its own. */
export function homePicture(language: Language, context: ResolverContext) {
  const home = findNode(context, pageNameId(homePath(language)), 'PageName')
  const teaser = home && findNode(context, `teaser-${String(home.documentId)}`, 'Teaser')
  return resolvePicture(teaser?.storedPicture, context)
}
