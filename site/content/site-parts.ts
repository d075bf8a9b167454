import type { Header, Prefooter } from './documents'

/** Types of documents that header and footer of every page are made of (specification, section 2). */
export const siteParts = [
  'header',
  'general',
  'contactInfo',
  'prefooter',
  'socialMedia',
  'legal',
  'navigationMenu',
] as const

/** Those whose fields pages show one by one; a menu is shown as a whole. */
export type ShownSitePart = Exclude<(typeof siteParts)[number], 'navigationMenu'>

/**
 * Fields that pages read themselves, beside header and footer, which read all of a part. They have a node of their own:
 * who changes anything else of the part makes no page's own data anew.
 */
export const seasonFields = { header: 'season', prefooter: 'openSeasons' } as const satisfies {
  header: keyof Header
  prefooter: keyof Prefooter
}
export type SeasonPart = keyof typeof seasonFields

export const isSeasonPart = (kind: string): kind is SeasonPart => Object.hasOwn(seasonFields, kind)

/** `type`: of a document of the content service. */
export const isSitePart = (type: unknown): boolean => siteParts.some((part) => part === type)
