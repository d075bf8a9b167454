import { idInLanguage } from '../languages/document-ids'
import type { Language } from '../languages/locales'
import { fieldsOf, findNode, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'

/** Deeper values stay as they are: the resolvers do not read them either. */
const deepest = 100

/** Fields of a link or an entry of a menu that lead to a page. */
const leading = ['link', 'pageRef']
const titles = ['title', 'label']

/**
 * The content of the main language's site part, as another language shows it that has none of its own: it leads to the
 * pages of that language where there are such, and these give the titles, unless a link leads to a place within a page.
 */
export function standIn(content: NodeFields, language: Language, context: ResolverContext): NodeFields {
  const pageIn = (reference: unknown): NodeFields | undefined => {
    const fields = fieldsOf(reference)
    const id = textOf(fields?._ref)
    if (!fields || id === undefined || /^(?:image|file)-/.test(id)) return undefined
    const own = idInLanguage(id, language)
    return findNode(context, `sitemap-${own}`, 'SitemapEntry') ? { ...fields, _ref: own } : undefined
  }
  const shown = (value: unknown, depth: number): unknown => {
    if (depth > deepest) return value
    if (Array.isArray(value)) return value.map((each) => shown(each, depth + 1))
    const fields = fieldsOf(value)
    if (!fields) return value
    const pages = new Map(
      Object.entries(fields).flatMap(([name, inner]) => {
        const page = pageIn(inner)
        return page ? [[name, page] as const] : []
      }),
    )
    const isPlace = fields.isJumplink === true || textOf(fields.sectionId) !== undefined
    const hasTitle = !isPlace && leading.some((name) => pages.has(name))
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !(hasTitle && titles.includes(name)))
        .map(([name, inner]) => [name, pages.get(name) ?? shown(inner, depth + 1)]),
    )
  }
  return fieldsOf(shown(content, 0)) ?? {}
}
