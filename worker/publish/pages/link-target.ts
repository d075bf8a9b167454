import { readPath } from '../../../site/addresses/address-form'
import type { PageFacts } from '../../changes/made-file'

/** Turns an address as written on a page into a path of this site, decoded, without query, hash or slash. */
export type LinkReader = (href: string, page: string) => string | undefined

/**
 * Reads addresses of one site. Answers undefined for what leads elsewhere: other origins, mail, telephone, a place on
 * the same page. Addresses repeat on every page (header, footer), so the answers are remembered.
 */
export function linkReader(siteUrl: string): LinkReader {
  const origin = new URL(siteUrl).origin
  const known = new Map<string, string | undefined>()
  return (href, page) => {
    if (href === '' || href.startsWith('#')) return undefined
    const absolute = href.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(href)
    if (!absolute) return pathOf(href, page, origin)
    if (!known.has(href)) {
      if (known.size > 50_000) known.clear()
      known.set(href, pathOf(href, '/', origin))
    }
    return known.get(href)
  }
}

/** Paths of this site that a page links to. */
export const linkTargets = (facts: PageFacts | undefined, page: string, readLink: LinkReader): string[] =>
  (facts?.links ?? []).flatMap((href) => readLink(href, page) ?? [])

/** Other pages that a page names as its translations. */
export const translationTargets = (
  facts: PageFacts | undefined,
  page: string,
  readLink: LinkReader,
): string[] =>
  Object.entries(facts?.alternates ?? {})
    .flatMap(([language, href]) => (language === 'x-default' ? [] : (readLink(href, page) ?? [])))
    .filter((target) => target !== page)

function pathOf(href: string, page: string, origin: string): string | undefined {
  const url = parsed(href, origin + page)
  if (!url || url.origin !== origin) return undefined
  const path = readPath(url.pathname)
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path
}

function parsed(href: string, base: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}
