import { defaultLanguage, type Language } from '../languages/locales'
import { fieldsOf, findNode, type NodeFields, type ResolverContext } from '../nodes/lookup'
import { sitePartId } from './part-claimants'
import { standIn } from './stand-in'

/**
 * The content of a site part in one language. Where an editor has not written it yet, that of the main language stands in
 * for it (see `missingParts`); empty when there is none either.
 */
export function sitePart(kind: string, language: Language, context: ResolverContext): NodeFields {
  const stored = (of: Language) => fieldsOf(findNode(context, sitePartId(kind, of), 'SitePart')?.content)
  const own = stored(language)
  if (own || language === defaultLanguage) return own ?? {}
  return standIn(stored(defaultLanguage) ?? {}, language, context)
}
