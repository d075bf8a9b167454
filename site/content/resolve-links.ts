import { leavesSite, safeHref } from '../addresses/links'
import { fieldsOf, findNode, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { bookingAddress, type LinkContext } from './booking-address'
import type { Filled } from './filled'

export type ResolvedLink = Filled<'Link'>

/** The sitemap entry of a reference, or undefined when its target is gone, not live or not a page. */
export function referencedPage(reference: unknown, context: ResolverContext): NodeFields | undefined {
  const id = textOf(fieldsOf(reference)?._ref)
  return id === undefined ? undefined : findNode(context, `sitemap-${id}`, 'SitemapEntry')
}

/** Any scheme but those of the web: a number to call or an address to write to has no sections. */
const hasNoSections = /^(?!https?:)[a-z][a-z0-9+.-]*:/i

/** An address at a section, which goes before one that the address names itself. */
function withSection(address: string, sectionId: unknown): string {
  const section = textOf(sectionId)
  if (section === undefined || hasNoSections.test(address)) return address
  const [page] = address.split('#', 1)
  return `${page}#${encodeURIComponent(section)}`
}

/** Where a stored link leads: an address that is safe and exists, or undefined, and then the link vanishes. */
export function resolveHref(
  link: NodeFields,
  context: LinkContext,
): { href: string; isExternal: boolean } | undefined {
  const external = safeHref(textOf(link.externalLink))
  if (external !== undefined && (link.isExternal === true || link.link === undefined)) {
    const href = bookingAddress(withSection(external, link.sectionId), context)
    return { href, isExternal: leavesSite(external) }
  }
  const page = referencedPage(link.link, context)
  if (page) return { href: withSection(String(page.path), link.sectionId), isExternal: false }
  const section = textOf(link.sectionId)
  return section !== undefined && link.link === undefined && link.isExternal !== true
    ? { href: `#${encodeURIComponent(section)}`, isExternal: false }
    : undefined
}

/** A stored link with its label; the title of the target stands in for a missing label. */
export function resolveLink(value: unknown, context: LinkContext): ResolvedLink | undefined {
  const link = fieldsOf(value)
  const target = link && resolveHref(link, context)
  if (!link || !target) return undefined
  const label = textOf(link.label) ?? textOf(referencedPage(link.link, context)?.title)
  return { label: label ?? null, ...target }
}

export function resolveLinks(value: unknown, context: LinkContext): ResolvedLink[] {
  return (Array.isArray(value) ? value : [])
    .map((link) => resolveLink(link, context))
    .filter((link) => link !== undefined)
}
