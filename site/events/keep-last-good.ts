import { type FeedFaultCode, fault, type SiteFault } from '../border/problem'
import type { Feed } from './feed'

/** What an attempt to fetch the feed brought. */
export type FetchOutcome = { feed: Feed } | { refused: SiteFault<FeedFaultCode> }

export type FeedDecision =
  | { use: 'new' }
  /** The last good feed stays, for this reason. */
  | { use: 'last'; reason: SiteFault<FeedFaultCode> }
  /** There is no good feed at all, neither new nor old. */
  | { use: 'none'; reason: SiteFault<FeedFaultCode> }

/** Dates that a feed may have ahead. Each is a page in every language: of more, no edit would go live for hours. */
export const mostDates = 20_000

/** Below this many a feed is too short to call half of it a fault. */
const smallest = 8

/** What is still ahead: a feed shrinks by itself as its dates pass, and that is no fault. */
export function aheadOf(feed: Feed, today: string): { events: number; dates: number } {
  const dates = feed.events.map((event) => event.dates.filter((date) => date.endDate >= today).length)
  return {
    events: dates.filter((count) => count > 0).length,
    dates: dates.reduce((sum, count) => sum + count, 0),
  }
}

/**
 * Whether a fetched feed may replace the last good one. It may not when it
 * 1. failed or is malformed, or has more than 20,000 dates ahead;
 * 2. holds no event while the last one does;
 * 3. has at most half of the events, or of the dates, that the last good one has ahead (from 8 on).
 *
 * An operator can say once that 2. and 3. are right.
 */
export function decideFeed(given: {
  last: Feed | undefined
  outcome: FetchOutcome
  today: string
  /** An operator's word: what can be read is taken, however little it is. */
  acceptShrunken?: boolean
}): FeedDecision {
  const { last, outcome, today } = given
  const keep = (reason: SiteFault<FeedFaultCode>): FeedDecision => ({ use: last ? 'last' : 'none', reason })
  if ('refused' in outcome) return keep(outcome.refused)
  const now = aheadOf(outcome.feed, today)
  if (now.dates > mostDates) {
    const facts = { dates: now.dates, most: mostDates }
    return keep(fault('feed.many', `the feed has ${now.dates} dates ahead, more than ${mostDates}`, facts))
  }
  if (given.acceptShrunken) return { use: 'new' }
  if (outcome.feed.events.length === 0 && last?.events.length !== 0)
    return keep(fault('feed.empty', 'the feed is empty'))
  if (!last) return { use: 'new' }
  const before = aheadOf(last, today)
  for (const what of ['events', 'dates'] as const) {
    if (before[what] >= smallest && now[what] * 2 <= before[what]) {
      const facts = { what, before: before[what], now: now[what] }
      return keep(
        fault('feed.shrunken', `the feed shrank from ${facts.before} ${what} ahead to ${facts.now}`, facts),
      )
    }
  }
  return { use: 'new' }
}
