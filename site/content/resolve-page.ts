import { pathsAbove } from '../addresses/page-path'
import { isSeason } from '../calendar/season'
import { idInLanguage, isInGroup } from '../languages/document-ids'
import { openPath } from '../languages/guarded-path'
import { type Language, languageFrom, languages } from '../languages/locales'
import { fieldsOf, findNode, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import type { SiteSettings } from '../settings/settings'
import { withBooking } from './booking-address'
import type { Filled } from './filled'
import { homePicture } from './home-picture'
import { isPast } from './offers'
import { guardedPageId, pageNameId } from './page-claimant'
import { rawField } from './raw'
import { type ResolvedLink, resolveLink } from './resolve-links'
import { backgroundOf } from './resolve-parts'
import { resolvePicture, shareImageUrl } from './resolve-pictures'
import { sitePart } from './site-part'

/** A stored document that has a page of its own. */
export type PageSource = NodeFields
type Settings = Pick<SiteSettings, 'projectId' | 'dataset' | 'imageBaseUrl' | 'siteUrl'>

/** The season that the editor gave the page. */
export const seasonOf = (source: PageSource) => (isSeason(source.season) ? source.season : undefined)

export const languageOf = (source: PageSource): Language => languageFrom(source.__i18n_lang)

const publicPage = (id: string, context: ResolverContext): NodeFields | undefined =>
  findNode(context, `sitemap-${id}`, 'SitemapEntry')

/** What is known of a page behind the access code; undefined for one that everybody may see. */
const guardedPage = (id: string, context: ResolverContext): NodeFields | undefined =>
  findNode(context, guardedPageId(id), 'GuardedPage')

/** The path that the plan gave the page: not always what its document asks for. Undefined where it has none. */
export const pathOf = (source: PageSource, context: ResolverContext): string | undefined => {
  const id = String(source._id)
  return textOf((publicPage(id, context) ?? guardedPage(id, context))?.path)
}

/** The page in the other languages, as far as it exists there. Of guarded ones only a guarded one tells. */
export function translations(source: PageSource, context: ResolverContext): Filled<'Translation'>[] {
  const own = languageOf(source)
  const id = String(source._id)
  if (!isInGroup(id, own)) return []
  const isGuarded = publicPage(id, context) === undefined
  return languages
    .filter((language) => language !== own)
    .flatMap((language) => {
      const other = idInLanguage(id, language)
      const page = publicPage(other, context) ?? (isGuarded ? guardedPage(other, context) : undefined)
      return page?.language === language
        ? [
            {
              language,
              path: String(page.path),
              title: String(page.title),
              noIndex: page.noIndex !== false,
            },
          ]
        : []
    })
}

/** The pages above a page, from the top; a path that no page has is passed over, and a dependency all the same. */
export function ancestors(source: PageSource, context: ResolverContext) {
  return pathsAbove(openPath(pathOf(source, context) ?? '/')).flatMap((above) => {
    const page = findNode(context, pageNameId(above), 'PageName')
    return page ? [page] : []
  })
}

/** What search engines and shared links read: the editor’s words for them, else those of the page. */
export function pageHead(
  source: PageSource,
  context: ResolverContext,
  settings: Settings,
): Filled<'PageHead'> {
  const seo = fieldsOf(rawField(source, 'seo')) ?? {}
  const picture =
    resolvePicture(seo.picture, context) ??
    resolvePicture(rawField(source, 'picture'), context) ??
    homePicture(languageOf(source), context)
  return {
    title: textOf(seo.title) ?? String(source.title),
    ownTitle: textOf(seo.title),
    description: textOf(seo.description) ?? textOf(source.lead),
    noIndex: seo.noIndex === true || publicPage(String(source._id), context) === undefined,
    shareImage: picture ? shareImageUrl(picture, settings, settings.siteUrl) : undefined,
  }
}

/** Gold, Rose, Green or White, as the page settings say (specification, section 9). */
export function pageBackground(source: PageSource): string {
  const settings = fieldsOf(rawField(source, 'settings')) ?? {}
  return settings.hasBackground === false
    ? 'White'
    : backgroundOf(fieldsOf(settings.pageBackgroundColor)?.label)
}

/** What of a page the booking engine knows, and when guests of an offer can arrive: nothing of an offer that is over. */
export function offered(source: PageSource, context: ResolverContext) {
  if (isPast(source, context)) return {}
  return {
    offer: textOf(source.bookingCode),
    ...(source._type === 'package' ? { from: textOf(source.validFrom), to: textOf(source.validTo) } : {}),
  }
}

/** The editor’s own reservation link, the form for activities, else the booking engine for this document; none for an offer that is over. */
export function bookingLink(source: PageSource, context: ResolverContext) {
  if (isPast(source, context)) return undefined
  const language = languageOf(source)
  const booking = { language, season: seasonOf(source), ...offered(source, context) }
  const forThis = withBooking(context, booking)
  const general = sitePart('general', language, context)
  const form = source._type === 'activity' ? general.activityEnquiryLink : undefined
  const link =
    resolveLink(rawField(source, 'reservation'), forThis) ??
    resolveLink(form, forThis) ??
    resolveLink(general.bookingEngineLink, forThis)
  return link && aboutThis(link, source, context)
}

/** Where guests ask for a room or a package instead of booking it, as long as they can have it. */
export function enquiryLink(source: PageSource, context: ResolverContext) {
  if (source._type !== 'room' && source._type !== 'package') return undefined
  if (isPast(source, context)) return undefined
  const link = resolveLink(sitePart('general', languageOf(source), context).enquiryLink, context)
  return link && aboutThis(link, source, context)
}

/** A link to a page of the site tells its form what the guest asks about. */
function aboutThis(link: ResolvedLink, source: PageSource, context: ResolverContext): ResolvedLink {
  const path = pathOf(source, context)
  if (path === undefined || !link.href.startsWith('/')) return link
  const [page = '', section] = link.href.split('#')
  const about = `${page.includes('?') ? '&' : '?'}about=${path}`
  return { ...link, href: `${page}${about}${section === undefined ? '' : `#${section}`}` }
}
