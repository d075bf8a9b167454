import { forEachLanguage, type Language } from '../../languages/locales'
import type { Facet, Feed, FeedDate, FeedEvent } from '../feed'
import type { LanguageFeed } from '../nodes'

export const zurich = 'Europe/Zurich'
export const ownChannel = 'house'

export const sampleFacets: readonly Facet[] = [
  { id: '101', title: 'Musik', group: 'category', isActive: true },
  { id: '102', title: 'Küche', group: 'category', isActive: true },
  { id: '199', title: 'Archiv', group: 'category', isActive: false },
  { id: '201', title: 'Dorf', group: 'resort', isActive: true },
  { id: 'house', title: 'Haus', group: 'channel', isActive: true },
  { id: 'valley', title: 'Tal', group: 'channel', isActive: true },
]

export const day = (startDate: string, startTime?: string, more: Partial<FeedDate> = {}): FeedDate => ({
  startDate,
  ...(startTime && { startTime }),
  endDate: startDate,
  ...more,
})

export const sampleEvent = (
  slug: string,
  dates: readonly FeedDate[],
  more: Partial<FeedEvent> = {},
): FeedEvent => ({
  slug,
  title: `Titel ${slug}`,
  dates,
  facetIds: ['101', '201', 'house'],
  isAllDay: false,
  isFree: false,
  status: 'scheduled',
  links: [],
  downloads: [],
  changedAt: 1_770_000_000,
  ...more,
})

export const sampleFeed = (...events: FeedEvent[]): Feed => ({ events, facets: sampleFacets })

/** The same feed for all languages; the others show the English one. */
export const sampleFeeds = (feed: Feed): Record<Language, LanguageFeed> =>
  forEachLanguage((language) => ({ feed, textLanguage: language === 'de' ? 'de' : 'en', problems: [] }))
