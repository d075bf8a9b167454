import type { FeedFaultCode, SiteFault, SiteProblem } from '../border/problem'
import { localDay } from '../calendar/local-day'
import { type FetchedBody, type FetchLimits, fetchFeed } from '../feeds/fetch-feed'
import { readLastGood, writeLastGood } from '../feeds/last-good'
import { type FeedAddresses, feedLanguage } from '../languages/feed-addresses'
import { forEachLanguage, type Language, languages } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import type { Feed } from './feed'
import { decideFeed, type FetchOutcome } from './keep-last-good'
import { type EventWindow, eventModel, type LanguageFeed } from './nodes'
import type { Occurrence } from './occurrence'
import { parseFeed } from './parse-feed'

export interface EventOptions {
  feeds: FeedAddresses
  /** Folder that keeps the last good feeds. */
  eventsFolder: string
  timeZone: string
  ownChannel: string
  /** Local date, YYYY-MM-DD; today in the hotel's zone when it is left out. */
  today?: string
  window?: EventWindow
  /** false: only read what is on disk, for instance when nothing but the day has changed. A missing feed is fetched. */
  refresh?: boolean
  /** Takes a feed as it is even if it shrank by more than half or is empty: an operator's word. */
  acceptShrunken?: boolean
  limits?: FetchLimits
  now?: () => Date
}

/** How one feed stands, for the operations page. */
export interface FeedState {
  language: Language
  url: string
  /** When the feed in use was last seen to be good, ISO 8601; undefined when there never was one. */
  seenAt?: string
  /** Why the feed was refused at the last attempt; undefined when it is good. */
  refused?: SiteFault<FeedFaultCode>
  events: number
}

export interface EventLoad {
  /** All nodes of events. */
  nodes: NodeInput[]
  /** All occurrences with a page. */
  occurrences: Occurrence[]
  problems: SiteProblem[]
  state: FeedState[]
  /** The day that the nodes are of. */
  today: string
}

interface LoadedFeed {
  feed: Feed
  problems: readonly SiteProblem[]
  state: FeedState
}

const emptyFeed: Feed = { events: [], facets: [] }

function outcomeOf(fetched: FetchedBody, parse: (body: unknown) => ReturnType<typeof parseFeed>) {
  if ('refused' in fetched) return { outcome: fetched satisfies FetchOutcome, problems: [] }
  const parsed = parse(fetched.body)
  if ('malformed' in parsed)
    return { outcome: { refused: parsed.malformed } satisfies FetchOutcome, problems: [] }
  return { outcome: { feed: parsed.feed } satisfies FetchOutcome, problems: parsed.problems }
}

async function loadFeed(
  language: Language,
  url: string,
  options: EventOptions,
  today: string,
): Promise<LoadedFeed> {
  const { eventsFolder, timeZone, refresh = true } = options
  const parse = (body: unknown) => parseFeed(body, { language, timeZone, source: url })
  const stored = await readLastGood(eventsFolder, language)
  const storedFeed = stored && parse(stored.body)
  const last =
    stored && storedFeed && 'feed' in storedFeed ? { ...storedFeed, seenAt: stored.seenAt } : undefined
  const kept = (refused?: SiteFault<FeedFaultCode>): LoadedFeed => ({
    feed: last?.feed ?? emptyFeed,
    problems: last?.problems ?? [],
    state: { language, url, seenAt: last?.seenAt, refused, events: last?.feed.events.length ?? 0 },
  })
  if (!refresh && last) return kept()

  const fetched = await fetchFeed(url, options.limits)
  const { outcome, problems } = outcomeOf(fetched, parse)
  const decision = decideFeed({ last: last?.feed, outcome, today, acceptShrunken: options.acceptShrunken })
  if (decision.use !== 'new' || !('feed' in outcome) || !('body' in fetched)) {
    return kept(decision.use === 'new' ? undefined : decision.reason)
  }
  const seenAt = (options.now?.() ?? new Date()).toISOString()
  await writeLastGood(eventsFolder, language, { seenAt, body: fetched.body })
  return {
    feed: outcome.feed,
    problems,
    state: { language, url, seenAt, events: outcome.feed.events.length },
  }
}

const languageFeed = (textLanguage: Language, { feed, problems, state }: LoadedFeed): LanguageFeed => ({
  feed,
  textLanguage,
  problems,
  ...(state.refused && { refused: { reason: state.refused.reason, lastGoodAt: state.seenAt ?? '' } }),
})

/**
 * Fetches the feeds, keeps the last good ones, and makes all nodes of events from them. Never throws for what a feed
 * does: a feed that is empty, shrunken, malformed or unreachable leaves the list as it is and shows in `state`.
 */
export async function loadEventNodes(options: EventOptions): Promise<EventLoad> {
  const today = options.today ?? localDay(options.now?.() ?? new Date(), options.timeZone)
  const loaded = new Map(
    await Promise.all(
      languages.flatMap((language) => {
        const url = options.feeds[language]
        return url === undefined
          ? []
          : [loadFeed(language, url, options, today).then((feed) => [language, feed] as const)]
      }),
    ),
  )
  const feeds = forEachLanguage((language) => {
    const from = feedLanguage(language, options.feeds)
    const feed = loaded.get(from)
    if (!feed) throw new Error(`gatsby-source-events has no feed for ${from}`)
    return languageFeed(from, feed)
  })
  const model = eventModel({
    feeds,
    today,
    ownChannel: options.ownChannel,
    timeZone: options.timeZone,
    window: options.window,
  })
  return { ...model, state: [...loaded.values()].map((feed) => feed.state), today }
}
