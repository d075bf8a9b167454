import type { LocalMoment } from '../calendar/local-moment'
import { forEachLanguage, type Language, languageFacts, languages, prefixes } from '../languages/locales'

/** The path of the events list in each language. */
export const listPaths = forEachLanguage(
  (language) => `${prefixes[language]}/${languageFacts[language].eventsName}`,
)

/** `/events/2026-12` */
export const monthPath = (language: Language, month: string): string => `${listPaths[language]}/${month}`

/** `2026-12-24/17-30`, or the day alone where an occurrence lasts all day. */
const momentPath = ({ date, time }: LocalMoment): string =>
  time ? `${date}/${time.replace(':', '-')}` : date

/** What makes an occurrence itself in every language (specification, section 2): slug, start date, start time. */
export const occurrenceKey = (slug: string, moment: LocalMoment): string => `${slug}/${momentPath(moment)}`

/** The path of the occurrence that has this key. */
export const keyPath = (language: Language, key: string): string => `${listPaths[language]}/${key}`

/** `/en/events/lantern-walk/2026-12-24/17-30` */
export const occurrencePath = (language: Language, slug: string, moment: LocalMoment): string =>
  keyPath(language, occurrenceKey(slug, moment))

const nodeMoment = ({ date, time }: LocalMoment): string => (time ? `${date}-${time.replace(':', '')}` : date)

/** Ids of the nodes, so that a template can ask for exactly one. */
export const nodeIds = {
  occurrence: (language: Language, slug: string, moment: LocalMoment) =>
    `event-${language}-${slug}-${nodeMoment(moment)}`,
  month: (language: Language, month: string) => `event-month-${language}-${month}`,
  series: (language: Language, slug: string) => `event-series-${language}-${slug}`,
  facets: (language: Language) => `event-facets-${language}`,
  calendar: (language: Language) => `event-calendar-${language}`,
  upcoming: (language: Language, category?: string) =>
    `event-upcoming-${language}${category ? `-${category}` : ''}`,
  feedState: (language: Language) => `event-feed-state-${language}`,
}

const occurrenceId = new RegExp(`^event-(?:${languages.join('|')})-`)

/** Whether a page belongs to an occurrence, by the id of its owner. */
export const isOccurrenceId = (id: string): boolean => occurrenceId.test(id)

const eventOwner = new RegExp(`^event-(?:(?:month|calendar)-)?(?:${languages.join('|')})(?:-|$)`)

/** Whether a page is one of the events, an occurrence's or a list, by the id of its owner. */
export const isEventOwner = (id: string): boolean => eventOwner.test(id)

/** The calendar file of an occurrence or of a list: the same path with `.ics`. */
export const calendarPath = (path: string): string => `${path}.ics`
