import { TZDate } from '@date-fns/tz'
import ical, {
  foldLines,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { calendarPath, listPaths } from '../addresses/event-paths'
import { addDays, instantOf } from '../calendar/local-day'
import { type Language, languages } from '../languages/locales'
import { remembered } from '../nodes/remembered'
import type { FeedContact } from './feed'
import { sortByStart } from './list'
import { markdownToText } from './markdown'
import type { Occurrence } from './occurrence'
import { timeZoneBlock } from './time-zone-block'

export interface CalendarSettings {
  /** Origin of the site, e.g. `https://www.hotel.example`; its host makes the UIDs unique. */
  siteUrl: string
  timeZone: string
  /** Name of each list as a calendar shows it. */
  names: Readonly<Record<Language, string>>
}

/** Seconds since the epoch of 2020: keeps SEQUENCE well below its limit of 31 bits. */
const sequenceEpoch = Date.UTC(2020, 0, 1) / 1000

/**
 * Rises with each edit, so that a subscribed calendar takes over a new time or a cancellation. A feed that does not say
 * when it was edited still rises from scheduled to moved and cancelled.
 */
export const sequenceOf = (value: Occurrence): number =>
  value.changedAt > sequenceEpoch
    ? value.changedAt - sequenceEpoch
    : { scheduled: 0, moved: 1, cancelled: 2 }[value.status]

/** Stable across edits and languages; an occurrence that was moved keeps the UID of its first moment. */
const uidOf = ({ calendarKey }: Occurrence, siteUrl: string): string =>
  `${calendarKey.replaceAll('/', '-')}@${new URL(siteUrl).host}`

const inZone = (day: string, time: string, timeZone: string): TZDate =>
  new TZDate(instantOf(day, time, timeZone)?.getTime() ?? Date.parse(`${day}T${time}:00Z`), timeZone)

/** All-day ends are exclusive in a calendar: the day after. A last day without a time ends with it. */
function timesOf(value: Occurrence, timeZone: string): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  const { startDate, startTime, endDate, endTime } = value
  if (!startTime) {
    return {
      start: inZone(startDate, '00:00', timeZone),
      end: inZone(addDays(endDate, 1), '00:00', timeZone),
      allDay: true,
    }
  }
  const start = inZone(startDate, startTime, timeZone)
  if (endTime) return { start, end: inZone(endDate, endTime, timeZone) }
  return endDate > startDate ? { start, end: inZone(addDays(endDate, 1), '00:00', timeZone) } : { start }
}

const addressOf = (contact: FeedContact | undefined): string[] =>
  [contact?.name, contact?.street, [contact?.postalCode, contact?.town].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  )

/** The place in one line, then the parts of the address that the line does not hold already. */
const locationOf = ({ place, locality }: Occurrence): string => {
  const address = addressOf(locality).filter((line) => !place?.includes(line))
  return [...(place ? [place] : []), ...address].join(', ')
}

function eventData(value: Occurrence, settings: CalendarSettings): ICalEventData {
  const url = `${settings.siteUrl}${value.path}`
  const texts = [value.statusNote, value.lead, value.description && markdownToText(value.description)]
  const location = locationOf(value)
  return {
    ...timesOf(value, settings.timeZone),
    id: uidOf(value, settings.siteUrl),
    sequence: sequenceOf(value),
    stamp: new Date(Math.max(value.changedAt, sequenceEpoch) * 1000),
    timezone: settings.timeZone,
    summary: value.title,
    description: [...texts, url].filter(Boolean).join('\n\n'),
    ...(location && { location }),
    url,
    status: value.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    categories: value.categories.map((facet) => ({ name: facet.title })),
  }
}

const longestLine = 75

/** Lines of more than 75 bytes go on in the next one (RFC 5545, 3.1). Most are short, and looking at them is cheap. */
const folded = (text: string): string =>
  text
    .split('\r\n')
    .map((line) =>
      line.length * 3 > longestLine && Buffer.byteLength(line) > longestLine ? foldLines(line) : line,
    )
    .join('\r\n')

const circumstanceOf = (settings: CalendarSettings) => ({
  slot: 'calendar',
  text: `${settings.siteUrl} ${settings.timeZone}`,
})

type Block = (value: Occurrence, settings: CalendarSettings) => string

/** The VEVENT of an occurrence for subscribers. They follow all events of the valley, so none of them rings. */
const eventBlock: Block = remembered(
  (value: Occurrence, settings: CalendarSettings): string =>
    folded(ical().createEvent(eventData(value, settings)).toString()),
  circumstanceOf,
)

/** Seconds before the start: a day, and for what lasts all day nine in the morning of the day before. */
const reminderOf = ({ startTime }: Occurrence): number => (startTime ? 24 : 15) * 3600

/** The VEVENT for who adds this one: it reminds of itself the day before, unless it does not take place. */
const remindingBlock: Block = (value, settings) => {
  const event = ical().createEvent(eventData(value, settings))
  if (value.status !== 'cancelled')
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: reminderOf(value),
      description: value.title,
    })
  return folded(event.toString())
}

interface Shell {
  head: string
  foot: string
}

const shells = new Map<string, Shell>()

function makeShell(
  years: readonly [number, number] | undefined,
  language: Language,
  settings: CalendarSettings,
  name: string | undefined,
): Shell {
  const zone = years ? timeZoneBlock(settings.timeZone, ...years) : ''
  const calendar = ical({
    prodId: { company: new URL(settings.siteUrl).host, product: 'events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(name && { name, ttl: 3600, x: { 'X-WR-TIMEZONE': settings.timeZone } }),
  })
  const [head = ''] = calendar.toString().split('END:VCALENDAR')
  return { head: zone ? `${head}${zone.replaceAll('\n', '\r\n')}\r\n` : head, foot: 'END:VCALENDAR\r\n' }
}

/** Everything of a calendar but its events; the zone's block covers the years of the events. A handful for a site. */
function calendarShell(
  occurrences: readonly Occurrence[],
  language: Language,
  settings: CalendarSettings,
  name?: string,
): Shell {
  const all = occurrences
    .flatMap((value) => [value.startDate, value.endDate])
    .map((date) => Number(date.slice(0, 4)))
  const years = all.length > 0 ? ([Math.min(...all), Math.max(...all)] as const) : undefined
  const key = JSON.stringify([years, language, settings.siteUrl, settings.timeZone, name])
  const shell = shells.get(key) ?? makeShell(years, language, settings, name)
  shells.set(key, shell)
  return shell
}

/**
 * A calendar of occurrences of one language: with a name one to subscribe to, else one to add, which reminds. Its bytes follow from
 * its arguments alone: the clock is not asked.
 */
export function calendarFile(
  occurrences: readonly Occurrence[],
  language: Language,
  settings: CalendarSettings,
  name?: string,
): string {
  const { head, foot } = calendarShell(occurrences, language, settings, name)
  const block = name === undefined ? remindingBlock : eventBlock
  const events = sortByStart(occurrences, (each) => each.occurrenceKey).map((value) => block(value, settings))
  return `${head}${events.join('')}${foot}`
}

/** The calendar of one occurrence: the same text as long as nothing of it changes. */
const occurrenceFile = remembered(
  (value: Occurrence, settings: CalendarSettings): string => calendarFile([value], value.language, settings),
  circumstanceOf,
)

/**
 * Every calendar file by its path: one per occurrence (`/events/{slug}/{date}[/{time}].ics`) and one to subscribe to
 * per language (`/events.ics`, `/fr/evenements.ics`, `/en/events.ics`), which holds what is not over for long.
 */
export function eventFiles(
  occurrences: readonly Occurrence[],
  settings: CalendarSettings,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const language of languages) {
    const own = occurrences.filter((value) => value.language === language)
    files.set(
      calendarPath(listPaths[language]),
      calendarFile(own, language, settings, settings.names[language]),
    )
    for (const value of own) files.set(calendarPath(value.path), occurrenceFile(value, settings))
  }
  return files
}
