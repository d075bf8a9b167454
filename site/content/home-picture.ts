import { idInLanguage } from '../languages/document-ids'
import type { Language } from '../languages/locales'
import { findNode, type ResolverContext } from '../nodes/lookup'
import { resolvePicture } from './resolve-pictures'

/** The picture of the home page, which stands for the house where a page has none of its own. */
export const homePicture = (language: Language, context: ResolverContext) =>
  resolvePicture(
    findNode(context, `teaser-${idInLanguage('page-home', language)}`, 'Teaser')?.storedPicture,
    context,
  )
