import { safeHref } from '../addresses/links'
import { defaultLanguage, homePath, type Language, languageFacts } from '../languages/locales'
import { fieldsOf, listOf, type NodeFields, numberOf, type ResolverContext, textOf } from '../nodes/lookup'
import { withBooking } from './booking-address'
import type { Filled } from './filled'
import { homePicture } from './home-picture'
import { houseSeason, today } from './house-season'
import { referredPicture } from './image-by-id'
import { footerMenus } from './part-claimants'
import { resolveLink } from './resolve-links'
import { resolveMenu } from './resolve-menus'
import { resolvePicture } from './resolve-pictures'
import { resolveRichText } from './rich-text'
import { sitePart } from './site-part'

const menu = (menuId: string, language: Language, context: ResolverContext) =>
  resolveMenu(sitePart(`navigationMenu-${menuId}`, language, context).items, context)

const pageLink = (reference: unknown, context: ResolverContext) => resolveLink({ link: reference }, context)

const nameOf = (general: NodeFields): string => textOf(general.hotelName) ?? 'Grandhotel'

export function resolveHeader(language: Language, context: ResolverContext): Filled<'SiteHeader'> {
  const header = sitePart('header', language, context)
  const general = sitePart('general', language, context)
  const contact = sitePart('contactInfo', language, context)
  const links = withBooking(context, { language })
  return {
    hotelName: nameOf(general),
    homePath: homePath(language),
    season: houseSeason(language, context),
    summerPage: pageLink(header.summerPageLink, context),
    winterPage: pageLink(header.winterPageLink, context),
    booking: resolveLink(general.bookingEngineLink, links),
    shop: resolveLink(general.shopLink, links),
    menu: menu('top-header', language, links),
    flyout: menu('flyout', language, links),
    contactText: resolveRichText(contact.contactText, links),
    phone: textOf(general.phone),
    email: textOf(general.email),
  }
}

function logos(value: unknown, context: ResolverContext): Filled<'PartnerLogoLink'>[] {
  return listOf(value).flatMap((logo) => {
    const href = safeHref(textOf(logo.url))
    if (href === undefined) return []
    const referred = textOf(fieldsOf(logo.refImage)?._ref)
    const picture =
      resolvePicture(logo.picture, context) ??
      (referred === undefined ? undefined : referredPicture(referred, context))
    const alt = textOf(logo.alt) ?? picture?.alt ?? ''
    return [{ href, alt, isLazyloaded: logo.isLazyloaded !== false, picture }]
  })
}

function social(value: unknown): Filled<'SocialLink'>[] {
  return listOf(value).flatMap((entry) => {
    const [type, url] = [textOf(entry.type), safeHref(textOf(entry.url))]
    return type === undefined || url === undefined ? [] : [{ type, url }]
  })
}

/** Legal links: a language may share those of the main one (specification, section 2, Footer). */
function legalLinks(language: Language, context: ResolverContext) {
  const own = sitePart('legal', language, context)
  const main: NodeFields = languageFacts[language].sharesLegalLinks
    ? sitePart('legal', defaultLanguage, context)
    : {}
  const link = (field: string) => resolveLink(own[field], context) ?? resolveLink(main[field], context)
  return {
    privacy: link('privacy'),
    conditions: link('conditions'),
    imprint: link('imprint'),
    cookies: link('cookies'),
  }
}

export function resolveFooter(language: Language, context: ResolverContext): Filled<'SiteFooter'> {
  const general = sitePart('general', language, context)
  const contact = sitePart('contactInfo', language, context)
  const prefooter = sitePart('prefooter', language, context)
  const directions = safeHref(textOf(contact.googleMapsLink))
  const links = withBooking(context, { language })
  return {
    hotelName: nameOf(general),
    homePath: homePath(language),
    year: Number(today(context).slice(0, 4)),
    summerSeasonLength: textOf(prefooter.summerSeasonLength),
    winterSeasonLength: textOf(prefooter.winterSeasonLength),
    contactText: resolveRichText(contact.contactText, links),
    phone: textOf(general.phone),
    directions: directions === undefined ? undefined : { label: null, href: directions, isExternal: true },
    booking: resolveLink(general.bookingEngineLink, links),
    columns: footerMenus.map((menuId) => ({ menuId, items: menu(menuId, language, links) })),
    social: social(sitePart('socialMedia', language, context).list),
    partners: logos(prefooter.list, context),
    morePartners: logos(prefooter.list2, context),
    ...legalLinks(language, context),
  }
}

/** What JSON-LD says of the hotel. */
export function resolveHotel(language: Language, context: ResolverContext): Filled<'HotelFacts'> {
  const general = sitePart('general', language, context)
  return {
    name: nameOf(general),
    street: textOf(general.street),
    postalCode: textOf(general.postalCode),
    town: textOf(general.town),
    country: textOf(general.country),
    latitude: numberOf(general.latitude),
    longitude: numberOf(general.longitude),
    phone: textOf(general.phone),
    email: textOf(general.email),
    picture: homePicture(language, context),
    booking: resolveLink(general.bookingEngineLink, withBooking(context, { language })),
  }
}
