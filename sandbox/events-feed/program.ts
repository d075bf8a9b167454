import { dayAfter } from './dates'
import { type FeedLanguage, facetId, feedFacets } from './facets'
import { type FeedItem, type FeedMoment, feedItem } from './feed-item'
import { allYear } from './program/all-year'
import { autumn } from './program/autumn'
import type { ProgramEntry } from './program/entry'
import { summer } from './program/summer'
import { winter } from './program/winter'

/** The whole program of the valley: ninety events. */
export const program: readonly ProgramEntry[] = [...allYear, ...winter, ...summer, ...autumn]

/** The feed keeps what passed for 45 days and looks ahead for thirteen months. */
const keptDays = 45
const daysAhead = 396

const filler = {
  de: ['Probe', 'Eine Zeile zum Messen.', 'Ein Absatz, der nur für Messungen da ist.'],
  fr: ['Essai', 'Une ligne pour mesurer.', 'Un paragraphe qui ne sert qu’aux mesures.'],
  en: ['Trial', 'A line to measure by.', 'A paragraph that is only here to be measured.'],
} as const

/** `count` more occurrences in events of up to four dates, spread over the year ahead: for benchmarks. */
function fillerItems(count: number, moment: FeedMoment): FeedItem[] {
  const perEvent = 4
  const [title, teaser, description] = filler[moment.language]
  const categories = ['music', 'kitchen', 'mountain', 'custom', 'family'] as const
  const resorts = ['dorf', 'arolles', 'grat'] as const
  return Array.from({ length: Math.ceil(count / perEvent) }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    const size = Math.min(perEvent, count - index * perEvent)
    const dates = Array.from({ length: size }, (_, nth) => {
      const day = dayAfter(moment.today, ((index * 7 + nth * 83) % 330) + 1)
      return {
        startDate: day,
        startTime: `${10 + (index % 10)}:15`,
        endDate: day,
        endTime: `${11 + (index % 10)}:45`,
      }
    })
    const category = categories[index % categories.length] ?? 'music'
    const resort = resorts[index % resorts.length] ?? 'dorf'
    return {
      slug: `probe-${number}`,
      tstamp: 1_768_003_200 + index,
      title: `${title} ${number}`,
      teaser,
      description,
      place: 'Serein-Dorf',
      cleanDates: dates,
      listFacetIdAttribute: [category, resort, 'grandhotel-edelgrat' as const].map(facetId),
      isAllDay: false,
      isFree: index % 3 === 0,
      price: index % 3 === 0 ? null : { amount: 10 + (index % 60), currency: 'CHF' },
    }
  })
}

/** The `items` of one language on a day, before any edit or fault. */
export function programItems(given: {
  language: FeedLanguage
  today: string
  origin: string
  scale: number
}): FeedItem[] {
  const { language, today, origin, scale } = given
  const moment: FeedMoment = {
    language,
    today,
    origin,
    from: dayAfter(today, -keptDays),
    to: dayAfter(today, daysAhead),
  }
  const items = program.flatMap((entry, index) => feedItem(entry, index, moment) ?? [])
  return [...items, ...fillerItems(scale, moment)]
}

/** The body of a feed in the shape of the specification (section 7). */
export const feedBody = (language: FeedLanguage, items: readonly FeedItem[]) => ({
  id: 412,
  type: 'page',
  content: [{ id: 9031, type: 'events_list', data: { items, facets: feedFacets(language) } }],
})
