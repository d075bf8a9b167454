import { nodeIds, occurrenceKey, occurrencePath } from '../addresses/event-paths'
import { fault, type SiteProblem } from '../border/problem'
import { addDays, zonedIso } from '../calendar/local-day'
import type { Language } from '../languages/locales'
import { remembered } from '../nodes/remembered'
import { calendarKeys } from './calendar-keys'
import { facetsAmong } from './facets'
import type { Facet, Feed, FeedDate, FeedEvent } from './feed'
import { sortByStart } from './list'
import type { Occurrence } from './occurrence'
import { ToldProblems } from './told-problems'

interface Target {
  language: Language
  textLanguage: Language
  facets: readonly Facet[]
  timeZone: string
}

/** When a date is over: at its end time, else with the end of its last day. */
const overAt = ({ endDate, endTime }: FeedDate, timeZone: string): string =>
  endTime ? zonedIso(endDate, endTime, timeZone) : zonedIso(addDays(endDate, 1), '00:00', timeZone)

function occurrenceOf(event: FeedEvent, date: FeedDate, target: Target, calendarKey?: string): Occurrence {
  const moment = { date: date.startDate, time: date.startTime }
  const { language, textLanguage, facets } = target
  const categories = facetsAmong(event.facetIds, facets, 'category')
  const resorts = facetsAmong(event.facetIds, facets, 'resort')
  const status = event.status === 'cancelled' ? event.status : (date.status ?? event.status)
  return {
    id: nodeIds.occurrence(language, event.slug, moment),
    occurrenceKey: occurrenceKey(event.slug, moment),
    calendarKey: calendarKey ?? occurrenceKey(event.slug, moment),
    language,
    textLanguage,
    source: event.source,
    path: occurrencePath(language, event.slug, moment),
    slug: event.slug,
    title: event.title,
    lead: event.teaser,
    description: event.description,
    startDate: date.startDate,
    startTime: date.startTime,
    endDate: date.endDate,
    endTime: date.endTime,
    startsAt: zonedIso(date.startDate, date.startTime ?? '00:00', target.timeZone),
    overAt: overAt(date, target.timeZone),
    isAllDay: date.startTime === undefined,
    isFree: event.isFree,
    price: event.price,
    status,
    statusNote: date.statusNote ?? event.statusNote,
    movedFrom: date.movedFrom,
    place: event.place,
    resort: resorts[0]?.title,
    categories,
    resorts,
    facetIds: event.facetIds,
    links: event.links,
    downloads: event.downloads,
    moreInformation: event.moreInformation,
    organizer: event.organizer,
    locality: event.locality,
    booking: event.booking,
    picture: event.picture,
    changedAt: event.changedAt,
  }
}

/** The occurrence of each date of an event that is asked for: the same object as before where neither event nor facets changed. */
const occurrencesOf = remembered(
  (event: FeedEvent, target: Target, _circumstance: string) => {
    const made = new Map<FeedDate, Occurrence>()
    const keys = calendarKeys(event)
    return (date: FeedDate): Occurrence => {
      const occurrence = made.get(date) ?? occurrenceOf(event, date, target, keys.get(date))
      made.set(date, occurrence)
      return occurrence
    }
  },
  (target, circumstance) => ({ slot: target.language, text: circumstance }),
)

const twice = (when: string) => fault('date.twice', `it has ${when} twice; the first is kept`, { when })

/**
 * One occurrence per date of each event (specification, section 2), sorted by start. Slug, start date and start time
 * make its identity; a second one with the same identity is left out by name. What ended before `from` (YYYY-MM-DD) has none: a
 * feed may hold the dates of many years.
 */
export function expandFeed(
  feed: Feed,
  { from = '', ...given }: { language: Language; textLanguage: Language; timeZone: string; from?: string },
): { occurrences: Occurrence[]; problems: SiteProblem[] } {
  const keys = new Set<string>()
  const occurrences: Occurrence[] = []
  const problems = new ToldProblems()
  const target: Target = { ...given, facets: feed.facets }
  const circumstance = JSON.stringify(target)
  for (const event of feed.events) {
    const occurrenceAt = occurrencesOf(event, target, circumstance)
    for (const date of event.dates) {
      const key = occurrenceKey(event.slug, { date: date.startDate, time: date.startTime })
      if (!keys.has(key)) {
        keys.add(key)
        if (date.endDate >= from) occurrences.push(occurrenceAt(date))
      } else {
        problems.add({
          documentId: `events/${given.textLanguage}/${event.slug}`,
          field: 'cleanDates',
          ...twice(`${date.startDate}${date.startTime ? ` ${date.startTime}` : ''}`),
        })
      }
    }
  }
  return {
    occurrences: sortByStart(occurrences, (value) => value.occurrenceKey),
    problems: problems.told,
  }
}
