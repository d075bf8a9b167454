/** Rules for addresses: the paths of pages and the targets of links (specification, sections 2 and 5). */
import { isInterfaceId } from '../../site/addresses/interface-ids'
import { pagePath } from '../../site/addresses/page-path'
import { asTyped } from '../../site/border/as-typed'
import { defaultLanguage, homePath } from '../../site/languages/locales'
import type { RuleContext, RuleVerdict, Validation } from './definition'

/** Links to the outside: everything else (script, file, data …) is refused. */
export const externalSchemes = ['http', 'https', 'mailto', 'tel']

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/
/** Most addresses are copied by hand. */
const longestPath = 200

/**
 * Checks the whole path of a page: the site can make a page of it as it is written, and it has no more than lower-case
 * letters, digits and single hyphens between slashes. The bare prefix is the home page's alone.
 */
export function checkFullPath(value: unknown, context: RuleContext): RuleVerdict {
  if (typeof value !== 'string' || value === '') return true
  if (asTyped(value) !== value) return unseenMark(value)
  const language = context.document?.__i18n_lang ?? defaultLanguage
  if (value === homePath(language)) {
    return context.document?.isHome === true || `only the home page may have the path "${value}"`
  }
  if (value.length > longestPath)
    return `the path is ${value.length} characters long, at most ${longestPath} are allowed`
  if (!pathForm.test(value.replace(/\/$/, ''))) {
    return `"${value}" may hold only slashes, lower-case letters a to z, digits and single hyphens`
  }
  const path = pagePath(value, language)
  return typeof path === 'string' || path.reason
}

/** Beside any other reason it would look as if nothing were wrong. */
const unseenMark = (value: string): string =>
  `"${asTyped(value)}" holds a mark that nobody sees: type it anew`

/** A path on this site, as redirects name it: with a leading slash, a trailing one forgiven. */
export function checkSitePath(value: unknown): RuleVerdict {
  if (typeof value !== 'string' || value === '') return true
  if (asTyped(value) !== value) return unseenMark(value)
  if (!value.startsWith('/') || value.startsWith('//')) return `"${value}" must begin with one slash`
  return !/[\s\\<>"]|\.\./.test(value) || `"${value}" must not hold spaces, quotes, backslashes or ".."`
}

/** The target of a redirect: a path on this site or a whole http(s) address. */
export function checkRedirectTarget(value: unknown): RuleVerdict {
  if (typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value) && asTyped(value) === value) return true
  return checkSitePath(value)
}

/** The id of a section, as it stands after # in an address. */
export const sectionIdRule: Validation = (rule) =>
  rule.regex(/^[a-z][a-z0-9-]*$/, { name: 'a lower-case word such as "wellness" or "rooms-2"' }).max(60)

/** The id that a section itself gets: none of those that the interface has on every page. */
export const ownSectionIdRule: Validation = (rule) =>
  [
    sectionIdRule(rule),
    rule.custom(
      (value) =>
        typeof value !== 'string' ||
        !isInterfaceId(value) ||
        `"${value}" is a name that the site has for itself`,
    ),
  ].flat()

/** Lists of events and the like have no document: a link to them is a path of this site, with its prefix. */
export const externalLinkRule: Validation = (rule) =>
  rule.uri({ scheme: externalSchemes, allowRelative: true }).custom(checkLinkTarget)

function checkLinkTarget(value: unknown): RuleVerdict {
  if (typeof value === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(value) && asTyped(value) === value) return true
  return checkSitePath(value)
}
