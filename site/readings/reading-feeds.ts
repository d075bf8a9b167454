import type { ReadingFeed } from './reading-feed'
import { ridgeFeed } from './ridge/feed'

/**
 * Every service of readings by its name. The name is the kind of change that a look at it is, why a page is made anew, and what
 * its variables begin with (`RIDGE_FEED_URL`, `RIDGE_CRON`). How to add one: CONTRIBUTING.md.
 */
const feeds = {
  ridge: ridgeFeed,
} satisfies Record<string, ReadingFeed>

export type ReadingName = keyof typeof feeds

export const readingFeeds: Readonly<Record<ReadingName, ReadingFeed>> = feeds

// The keys are these, which `keys` cannot tell.
export const readingNames = Object.keys(feeds) as readonly ReadingName[]

export const isReadingName = (name: string): name is ReadingName => Object.hasOwn(feeds, name)

/** Something for each of them. */
export const forEachReading = <Value>(make: (name: ReadingName) => Value): Record<ReadingName, Value> =>
  // One entry for each name, which `fromEntries` cannot tell.
  Object.fromEntries(readingNames.map((name) => [name, make(name)])) as Record<ReadingName, Value>

/** What problems of a service are told of, as those of events are told of `events/…`. */
export const readingDocument = (name: ReadingName): string => `${name}/reading`

/** The service that a problem is told of; undefined for what is told of anything else. */
export const readingOfDocument = (documentId: string): ReadingName | undefined =>
  readingNames.find((name) => documentId === readingDocument(name))
