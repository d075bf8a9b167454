import { occurrenceKey } from '../addresses/event-paths'
import type { FeedDate, FeedEvent } from './feed'
import { sortByStart } from './list'

const ownKey = (slug: string, { startDate, startTime }: FeedDate): string =>
  occurrenceKey(slug, { date: startDate, time: startTime })

/**
 * What calendars know each date of an event by: the moment that it was moved from, so that a subscriber's entry moves along, else its
 * own. No two are the same: a moment belongs to the date that stands at it, else to the earliest one that was moved from it.
 */
export function calendarKeys({ slug, dates }: FeedEvent): ReadonlyMap<FeedDate, string> {
  const standing = new Map<string, FeedDate>()
  for (const date of dates) {
    const key = ownKey(slug, date)
    if (!standing.has(key)) standing.set(key, date)
  }
  const taken = new Set(standing.keys())
  const keys = new Map<FeedDate, string>()
  for (const date of sortByStart([...standing.values()], (each) => ownKey(slug, each))) {
    const former = date.movedFrom && occurrenceKey(slug, date.movedFrom)
    const inherits = former !== undefined && !taken.has(former)
    if (inherits) taken.add(former)
    keys.set(date, inherits ? former : ownKey(slug, date))
  }
  return keys
}
