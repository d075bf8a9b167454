import type { LocalMoment } from '../calendar/local-moment'
/** The events feed after it passed the border: only what the site uses, every value checked (specification, section 3). */

/** The groups that facets of the feed belong to, told by `facetKeyTypo3`. */
export const facetGroups = ['category', 'resort', 'channel'] as const
export type FacetGroup = (typeof facetGroups)[number]

export interface Facet {
  /** `facedId` of the feed, always as a string. */
  id: string
  title: string
  group: FacetGroup
  isActive: boolean
}

export type EventStatus = 'scheduled' | 'cancelled' | 'moved'

/** One date of an event. `endDate` is never before `startDate`; it is the day after where an event runs past midnight. */
export interface FeedDate {
  startDate: string
  startTime?: string
  endDate: string
  endTime?: string
  status?: EventStatus
  statusNote?: string
  /** The moment that this date was moved from. */
  movedFrom?: LocalMoment
}

export interface FeedPrice {
  /** What the feed writes itself; shown as it is. */
  text?: string
  /** In units of `currency`, not in cents. */
  amount?: number
  /** Upper end of a range. */
  amountTo?: number
  /** ISO 4217. */
  currency: string
  note?: string
}

export interface FeedLink {
  title: string
  href: string
}

export interface FeedDownload extends FeedLink {
  /** Without a dot. */
  extension: string
  /** Bytes. */
  size?: number
}

export interface FeedContact {
  name?: string
  street?: string
  postalCode?: string
  town?: string
  phone?: string
  email?: string
  /** A remark such as opening hours. */
  note?: string
  href?: string
  /** Address of a map. */
  mapHref?: string
}

/** A picture in the form of the content service: `image-{id}-{w}x{h}-{format}` (specification, section 5). */
export interface FeedPicture {
  reference: string
  alt: string
  caption?: string
  credit?: string
}

export interface FeedEvent {
  /** Address of the feed: what its texts name without a host is there. */
  source?: string
  slug: string
  title: string
  teaser?: string
  /** Markdown without HTML. */
  description?: string
  place?: string
  dates: readonly FeedDate[]
  /** `listFacetIdAttribute` of the feed, as strings. */
  facetIds: readonly string[]
  isAllDay: boolean
  isFree: boolean
  price?: FeedPrice
  status: EventStatus
  statusNote?: string
  links: readonly FeedLink[]
  downloads: readonly FeedDownload[]
  moreInformation?: FeedLink
  organizer?: FeedContact
  locality?: FeedContact
  booking?: FeedContact
  picture?: FeedPicture
  /** Seconds since the epoch of the last edit in the feed's own system; 0 where it does not say. */
  changedAt: number
}

export interface Feed {
  events: readonly FeedEvent[]
  facets: readonly Facet[]
}
