/** The categories of the preferences (specification, section 2), in their order. */
export const categories = ['necessary', 'functional', 'analytics'] as const
export type Category = (typeof categories)[number]

/** One entry per third party. */
export const services = ['botCheck', 'map', 'seal', 'youtube', 'vimeo', 'tagManager'] as const
export type Service = (typeof services)[number]

/** Which services each category holds. Only what a visitor could not do without is necessary. */
export const servicesOf: Readonly<Record<Category, readonly Service[]>> = {
  necessary: ['botCheck'],
  functional: ['map', 'seal', 'youtube', 'vimeo'],
  analytics: ['tagManager'],
}

export const categoryOf = (service: Service): Category =>
  categories.find((category) => servicesOf[category].includes(service)) ?? 'necessary'

/** Cookies that a service leaves on this site; they go when its consent goes. */
export const cookiesOf: Readonly<Partial<Record<Service, readonly RegExp[]>>> = {
  tagManager: [/^_ga/, /^_gid$/, /^_gat/, /^_gcl_/, /^_dc_gtm_/],
}
