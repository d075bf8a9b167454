import { type Entry, type Fields, type Language, pageRef } from '../write'

export type Item = Fields & { title: string }

/** A link to a page of the house, with or without a list below it. */
export const to = (title: string, id: string, ...children: Item[]): Item => ({
  _type: 'menuItem',
  title,
  isExternal: false,
  pageRef: pageRef(id),
  children: children.length > 0 ? children : undefined,
})

/** A link to a section of a page. */
export const jump = (title: string, id: string, sectionId: string): Item => ({
  _type: 'menuItem',
  title,
  isExternal: false,
  isJumplink: true,
  jumplink: { _type: 'jumplink', internalLink: pageRef(id), sectionId },
})

/** A path of this site that belongs to no document, such as the list of events. */
export const path = (title: string, externalLink: string): Item => ({
  _type: 'menuItem',
  title,
  isExternal: false,
  externalLink,
})

/** Another site. */
export const outside = (title: string, externalLink: string): Item => ({
  _type: 'menuItem',
  title,
  isExternal: true,
  externalLink,
})

/** A list without a page of its own. */
export const list = (title: string, ...children: Item[]): Item => ({
  _type: 'menuItem',
  title,
  isExternal: false,
  children,
})

export const menu = (menuId: string, items: Record<Language, Item[]>): Entry => ({
  id: `navigationMenu-${menuId}`,
  type: 'navigationMenu',
  shared: { menuId },
  de: { items: items.de },
  fr: { items: items.fr },
  en: { items: items.en },
})

/** The tables of the house; only the terrace has a name of its own in each language. */
export const restaurants = (terrace: string): Item[] => [
  to('Grandsalon', 'restaurant-grandsalon'),
  to('Stube', 'restaurant-stube'),
  to(terrace, 'restaurant-terrace'),
  to('Chez Jeanne', 'restaurant-jeanne'),
  to('Gratbar', 'restaurant-bar'),
]
