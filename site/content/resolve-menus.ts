import { fieldsOf, listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import type { Filled } from './filled'
import { referencedPage, resolveHref } from './resolve-links'

/** Deeper menus are cut: a cycle of children cannot be stored, but nesting can be endless (specification: limit 100). */
const deepest = 6

function itemTarget(item: NodeFields, context: ResolverContext) {
  const jump = fieldsOf(item.jumplink)
  if (item.isJumplink === true && jump) {
    return resolveHref({ link: jump.internalLink, sectionId: jump.sectionId }, context)
  }
  return resolveHref({ ...item, link: item.pageRef }, context)
}

/**
 * The items of a menu with their links resolved through the sitemap (specification, section 2). An
 * item whose target is gone vanishes, unless it has children: then it stays as a dropdown without an own link.
 */
export function resolveMenu(value: unknown, context: ResolverContext, depth = 1): Filled<'MenuItem'>[] {
  if (depth > deepest) return []
  return listOf(value).flatMap((item, index) => {
    const children = resolveMenu(item.children, context, depth + 1)
    const target = itemTarget(item, context)
    const page = item.isExternal === true ? undefined : referencedPage(item.pageRef, context)
    const title = textOf(item.title) ?? textOf(item.label) ?? textOf(page?.title)
    if (title === undefined || (!target && children.length === 0)) return []
    const key = textOf(item._key) ?? `item-${index}`
    return [{ key, title, href: target?.href ?? null, isExternal: target?.isExternal ?? false, children }]
  })
}
