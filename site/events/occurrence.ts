import type { LocalMoment } from '../calendar/local-moment'
import type { Language } from '../languages/locales'
import type { EventStatus, FeedContact, FeedDownload, FeedLink, FeedPicture, FeedPrice } from './feed'

/** A facet as an occurrence names it. */
export interface NamedFacet {
  id: string
  title: string
}

/** One date of one event in one language (specification, section 2): what an occurrence page shows. */
export interface Occurrence {
  /** Node id. */
  id: string
  /** The same in every language: slug, date and time. */
  occurrenceKey: string
  /** What calendars know it by: its key, or that of the moment that it was moved from. */
  calendarKey: string
  language: Language
  /** Language that the texts are written in: French pages show the English feed unless there is a French one. */
  textLanguage: Language
  /** Address of the feed. */
  source?: string
  path: string
  slug: string
  title: string
  lead?: string
  /** Markdown without HTML. */
  description?: string
  startDate: string
  startTime?: string
  endDate: string
  endTime?: string
  /** ISO 8601 with offset: its start, or the first moment of its day. */
  startsAt: string
  /** ISO 8601 with offset: when it is over. Without an end time that is the end of its last day. */
  overAt: string
  isAllDay: boolean
  isFree: boolean
  price?: FeedPrice
  status: EventStatus
  statusNote?: string
  movedFrom?: LocalMoment
  place?: string
  /** Title of the first resort. */
  resort?: string
  categories: readonly NamedFacet[]
  resorts: readonly NamedFacet[]
  facetIds: readonly string[]
  links: readonly FeedLink[]
  downloads: readonly FeedDownload[]
  moreInformation?: FeedLink
  organizer?: FeedContact
  locality?: FeedContact
  booking?: FeedContact
  picture?: FeedPicture
  /** Seconds since the epoch of the last edit in the feed's own system. */
  changedAt: number
}

/** What a list shows of an occurrence; a changed description does not change it. */
export interface EventTeaser {
  /** The occurrence's key, the same in every language. */
  key: string
  path: string
  title: string
  textLanguage: Language
  place?: string
  startDate: string
  startTime?: string
  endDate: string
  endTime?: string
  /** ISO 8601 with offset: when it is over. */
  overAt: string
  isAllDay: boolean
  isFree: boolean
  price?: FeedPrice
  status: EventStatus
  /** Ids of its facets by group. */
  categories: readonly string[]
  resorts: readonly string[]
  channels: readonly string[]
}
