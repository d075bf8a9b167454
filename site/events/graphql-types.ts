import { describeFields } from '../nodes/describe-fields'

/** The types of events. Each description shows in GraphiQL. `Picture` and `Link` are those of the content. */
export const eventTypes = describeFields(/* GraphQL */ `
"A price as the feed gives it: text as it is written there, or an amount (or a range) in a currency (ISO 4217)."
type EventPrice {
  text: String
  "In units of the currency."
  amount: Float
  "Upper end of a range."
  amountTo: Float
  currency: String!
  "A remark such as what is not included."
  note: String
}

"A category or a resort."
type EventFacet {
  "Identifier in the feed, always text."
  id: String!
  title: String!
}

"A link whose address was checked (specification, section 5)."
type EventLink { title: String! href: String! }

"A file to download."
type EventDownload {
  title: String!
  href: String!
  "Without a dot."
  extension: String!
  "Bytes."
  size: Float
}

"Organizer, locality or booking of an event."
type EventContact {
  name: String
  street: String
  postalCode: String
  town: String
  phone: String
  email: String
  "A remark such as opening hours."
  note: String
  href: String
  "Address of a map."
  mapHref: String
}

"A moment in the hotel's zone."
type EventMoment {
  "YYYY-MM-DD."
  date: String!
  "HH:mm, null when it lasts all day."
  time: String
}

"One date of one event in one language (specification, section 2, Events screens): the page of an occurrence."
type EventOccurrence implements Node @dontInfer {
  "Slug, start date and start time: the same in every language."
  occurrenceKey: String!
  "Language of the page."
  language: String!
  "Language that the texts are written in; differs where the feed has none of its own for this language."
  textLanguage: String!
  "Path with language prefix, without a trailing slash."
  path: String!
  slug: String!
  title: String!
  "One or two sentences."
  lead: String
  "HTML made from limited markdown; safe to place on a page. Headings begin at h3."
  description: String
  "The same without mark-up."
  descriptionText: String
  "YYYY-MM-DD in the hotel's zone."
  startDate: String!
  "HH:mm, null when it lasts all day."
  startTime: String
  "YYYY-MM-DD, never before startDate; the day after where it runs past midnight."
  endDate: String!
  "HH:mm."
  endTime: String
  "ISO 8601 with offset: its start, or the first moment of its day."
  startsAt: String!
  "ISO 8601 with offset: when it is over. Without an end time that is the end of its last day."
  overAt: String!
  isAllDay: Boolean!
  "Free of charge: pages show the word for free instead of a price."
  isFree: Boolean!
  price: EventPrice
  "scheduled, cancelled or moved."
  status: String!
  "Why or whereto, in the words of the feed."
  statusNote: String
  "The moment that it was moved from."
  movedFrom: EventMoment
  "Where it takes place, in one line."
  place: String
  "Title of the resort."
  resort: String
  categories: [EventFacet!]!
  resorts: [EventFacet!]!
  "All identifiers of the feed's facet list, as text."
  facetIds: [String!]!
  links: [EventLink!]!
  downloads: [EventDownload!]!
  moreInformation: EventLink
  organizer: EventContact
  locality: EventContact
  booking: EventContact
  picture: Picture
  "Whether its last day is before the day that the pages show."
  isPast: Boolean!
  "Seconds since the epoch of the last edit in the feed's own system, 0 where it does not say."
  changedAt: Int!
}

"What a list shows of an occurrence. A changed description does not change it."
type EventTeaser {
  "The occurrence's key, the same in every language."
  key: String!
  path: String!
  title: String!
  "Language that the title is written in."
  textLanguage: String!
  place: String
  "YYYY-MM-DD in the hotel's zone."
  startDate: String!
  "HH:mm, null when it lasts all day."
  startTime: String
  endDate: String!
  endTime: String
  "ISO 8601 with offset: when it is over."
  overAt: String!
  isAllDay: Boolean!
  isFree: Boolean!
  price: EventPrice
  "scheduled, cancelled or moved."
  status: String!
  "Ids of its categories."
  categories: [String!]!
  "Ids of its resorts."
  resorts: [String!]!
  "Ids of its channels."
  channels: [String!]!
}

"One month of the list in one language: what starts in it, not before today, of the own channel, by start date and time. Id event-month-{language}-{YYYY-MM}."
type EventMonth implements Node @dontInfer {
  language: String!
  "YYYY-MM."
  month: String!
  teasers: [EventTeaser!]!
  "Where the month is empty: the next one that follows it."
  next: EventTeaser
}

"How many of a month one choice of filters leaves; null stands for all."
type EventCount { category: String resort: String count: Int! }

"A month of the list with what it has."
type EventCalendarMonth {
  "YYYY-MM."
  month: String!
  "Path of the list of this month; the current month's is the list itself."
  path: String!
  count: Int!
  "Choices that leave nothing are not listed."
  counts: [EventCount!]!
}

"The twelve months that the list offers, from the current one, in one language. Id event-calendar-{language}."
type EventCalendar implements Node @dontInfer {
  language: String!
  months: [EventCalendarMonth!]!
}

"One date in a series."
type EventSeriesDate {
  "YYYY-MM-DD."
  date: String!
  "HH:mm, null when it lasts all day."
  time: String
  path: String!
  "scheduled, cancelled or moved."
  status: String!
}

"All dates of one event that are not over, in one language. Id event-series-{language}-{slug}."
type EventSeries implements Node @dontInfer {
  language: String!
  slug: String!
  dates: [EventSeriesDate!]!
}

"The categories and resorts that a list can be filtered by, in one language; inactive ones are left out. Id event-facets-{language}."
type EventFacets implements Node @dontInfer {
  language: String!
  "Language that the titles are written in."
  textLanguage: String!
  categories: [EventFacet!]!
  resorts: [EventFacet!]!
}

"The next occurrences from today, without cancelled ones, for upcoming-events parts. Id event-upcoming-{language}, or event-upcoming-{language}-{category id}."
type EventUpcoming implements Node @dontInfer {
  language: String!
  "Id of the category, null for all."
  category: String
  "In order: 12, and as many more as are over before the day is."
  teasers: [EventTeaser!]!
  "How many of the teasers a page has to hold to show the next 1, 2, … 12 of them at any hour of the day."
  held: [Int!]!
}

"Something in the feed that was left out, by name."
type EventProblem { documentId: String! field: String! reason: String! }

"How the feed of one language stands. For operators: no page reads it. Id event-feed-state-{language}."
type EventFeedState implements Node @dontInfer {
  language: String!
  "Language of the feed in use."
  textLanguage: String!
  eventCount: Int!
  "Occurrences that have a page."
  occurrenceCount: Int!
  "Why the newest feed was refused, null when it is in use."
  refusedReason: String
  "When the feed in use was last seen to be good, null when it is the newest."
  lastGoodAt: String
  problems: [EventProblem!]!
}
`)
