/**
 * Ids that the interface itself has on a page. They are addresses, too (`#main`, `#menu` and `#contact` work without
 * scripts), so no section of an editor gets one of them; every other name is the editors'. What scripts open has no id.
 */
export const interfaceIds = [
  'top',
  'main',
  'menu',
  'contact',
  'contact-title',
  'partners-title',
  'access-code',
  'access-answer',
  'access-notice',
  'search-field',
  'stay-incomplete',
  'stay-reversed',
  'stay-outside',
  'consent',
  'tag-manager',
] as const

export type InterfaceId = (typeof interfaceIds)[number]

/** Whether a section may not have this name. What begins with underscores is Gatsby's. */
export const isInterfaceId = (name: string): boolean =>
  name.startsWith('_') || name.startsWith('gatsby-') || interfaceIds.some((id) => id === name)
