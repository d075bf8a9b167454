import type { TextKey } from './texts-of'

/** The menus that each language has, by their ids. */
export const menus = ['top-header', 'flyout', 'footer-1', 'footer-2'] as const
export type MenuId = (typeof menus)[number]

/** Those of the footer, and the text that names the column where no entry does. */
export const footerMenus = {
  'footer-1': 'footerColumn1',
  'footer-2': 'footerColumn2',
} as const satisfies Partial<Record<MenuId, TextKey<'common'>>>
type FooterMenu = keyof typeof footerMenus

export const isFooterMenu = (id: string): id is FooterMenu => Object.hasOwn(footerMenus, id)
