import { homePath, type Language } from '../languages/locales'
import { isFooterMenu, type MenuId, menus } from '../languages/menus'
import type { ResolverContext } from '../nodes/lookup'
import { withBooking } from './booking-address'
import type { Filled } from './filled'
import { houseSeason, today } from './house-season'
import { resolveMenu } from './resolve-menus'
import { sitePart } from './site-part'

const menu = (menuId: MenuId, language: Language, context: ResolverContext) =>
  resolveMenu(
    sitePart(`navigationMenu-${menuId}`, language, context).items,
    withBooking(context, { language }),
  )

/** What the header shows besides fields of documents (`shown-site-parts.ts`). */
export const resolveHeader = (language: Language, context: ResolverContext): Filled<'SiteHeader'> => ({
  language,
  homePath: homePath(language),
  season: houseSeason(language, context),
  menu: menu('top-header', language, context),
  flyout: menu('flyout', language, context),
})

/** What the footer shows besides fields of documents. */
export const resolveFooter = (language: Language, context: ResolverContext): Filled<'SiteFooter'> => ({
  language,
  homePath: homePath(language),
  year: Number(today(context).slice(0, 4)),
  columns: menus.filter(isFooterMenu).map((menuId) => ({ menuId, items: menu(menuId, language, context) })),
})
