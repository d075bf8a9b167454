import { occurrenceOf, samplePages } from '../../tests/support/demo-pages'

/** A page that is audited. */
export interface AuditedPage {
  /** Of its kind. */
  name: string
  path: string
  /** Asks search engines to stay away: nothing is promised of how they find it. */
  isHidden?: boolean
}

const pages: readonly AuditedPage[] = [
  { name: 'home', path: samplePages.home.en },
  { name: 'home in winter', path: samplePages.winter.de },
  { name: 'room', path: samplePages.room.de },
  { name: 'restaurant', path: samplePages.restaurant.de },
  { name: 'package', path: samplePages.package.de },
  { name: 'activity', path: samplePages.activity.de },
  { name: 'gallery', path: '/galerie' },
  { name: 'events list', path: samplePages.events.de },
  { name: 'text', path: '/geschichte' },
  { name: 'code screen', path: samplePages.mediaCorner.de, isHidden: true },
]

/** One page of each kind whose name holds one of the words; of all kinds without words. */
export async function auditedPages(site: string, words: readonly string[]): Promise<AuditedPage[]> {
  const all = [...pages, { name: 'occurrence', path: await occurrenceOf(site, 'de') }]
  return all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
}
