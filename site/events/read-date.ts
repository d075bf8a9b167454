import { z } from 'zod'
import { fault, type SiteFault } from '../border/problem'
import { firstYear, isSaneYear, lastYear } from '../border/sane-days'
import { addDays, daysBetween, instantOf, isDay, isTime } from '../calendar/local-day'
import type { LocalMoment } from '../calendar/local-moment'
import { onTheClock } from '../calendar/on-the-clock'
import type { EventStatus, FeedDate } from './feed'
import { withoutWrong } from './without-wrong'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)

const status = z
  .enum(['scheduled', 'cancelled', 'moved'])
  .nullish()
  .transform((value): EventStatus | undefined => value ?? undefined)

const schema = z.object({
  startDate: text,
  startTime: text,
  endDate: text,
  endTime: text,
  status,
  statusNote: text,
  movedFrom: z.object({ startDate: text, startTime: text }).nullish(),
})

/** What a date can do without: where it is wrong, it alone is left out. */
const dispensable: ReadonlySet<unknown> = new Set(['status', 'statusNote', 'movedFrom'])

type Issue = z.core.$ZodIssue

/** `leftOut`: what was wrong in it and is left out. */
export type ReadDate = { date: FeedDate; leftOut?: readonly Issue[] } | { refused: SiteFault }

/** What is no time stays as the feed wrote it. */
const clockTime = (written: string | undefined): string | undefined =>
  written === undefined ? undefined : (onTheClock(written) ?? written)

/** Days that one date of an event may last: exhibitions go on for a year and more, and a calendar lists every change of the clock. */
const longest = 731

function faultOf(value: FeedDate, timeZone: string): SiteFault | undefined {
  const { startDate, startTime, endDate, endTime } = value
  for (const day of [startDate, endDate]) {
    if (!isDay(day)) return fault('date.day', `${day} is not a day of the calendar`, { day })
    if (!isSaneYear(day)) {
      const facts = { day, first: firstYear, last: lastYear }
      return fault('date.year', `${day} is not in the years from ${firstYear} to ${lastYear}`, facts)
    }
  }
  for (const time of [startTime, endTime]) {
    if (time !== undefined && !isTime(time))
      return fault('date.time', `${time} is not a time of day from 00:00 to 23:59`, { time })
  }
  if (endDate < startDate) {
    const reason = `it ends on ${endDate}, before its start on ${startDate}`
    return fault('date.order', reason, { start: startDate, end: endDate })
  }
  if (daysBetween(startDate, endDate) > longest) {
    const facts = { start: startDate, end: endDate, days: longest }
    return fault('date.long', `it lasts from ${startDate} to ${endDate}, more than ${longest} days`, facts)
  }
  if (endDate === startDate && startTime && endTime && endTime < startTime) {
    const reason = `it ends at ${endTime}, before its start at ${startTime}`
    return fault('date.order', reason, { start: startTime, end: endTime })
  }
  for (const [day, time] of [
    [startDate, startTime],
    [endDate, endTime],
  ] as const) {
    if (time && !instantOf(day, time, timeZone))
      return fault('date.skipped', `${time} on ${day} is skipped by the clock change`, { time, day })
  }
  return undefined
}

function movedFromOf(given: z.infer<typeof schema>['movedFrom']): LocalMoment | undefined {
  const time = clockTime(given?.startTime)
  if (!given?.startDate || !isDay(given.startDate) || !isSaneYear(given.startDate) || (time && !isTime(time)))
    return undefined
  return { date: given.startDate, ...(time && { time }) }
}

/**
 * One entry of `cleanDates`. Rules: 1. start and end are days of the calendar and times from 00:00 to 23:59 that the
 * clock shows on that day; 2. it does not end before it starts; 3. without an end date, an end time before the start
 * time means the next morning, and one that is the start time none; 4. an event of all day has no times; 5. its days
 * lie in years that can be meant, and it does not last for more than two of them; 6. of what does not say when it is, a wrong
 * value is left out.
 */
export function readDate(raw: unknown, isAllDay: boolean, timeZone: string): ReadDate {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return dateOf(parsed.data, isAllDay, timeZone)
  const { issues } = parsed.error
  if (!issues.every(({ path: [field] }) => dispensable.has(field)))
    return { refused: fault('date.unreadable', issues[0]?.message ?? 'unreadable') }
  const read = dateOf(schema.parse(withoutWrong(Object(raw), issues)), isAllDay, timeZone)
  return 'date' in read ? { ...read, leftOut: issues } : read
}

function dateOf(given: z.infer<typeof schema>, isAllDay: boolean, timeZone: string): ReadDate {
  const { startDate, endDate, status, statusNote } = given
  if (!startDate) return { refused: fault('date.missing', 'it has no start date') }
  const startTime = isAllDay ? undefined : clockTime(given.startTime)
  const givenEnd = startTime ? clockTime(given.endTime) : undefined
  const endsAsItBegins = givenEnd === startTime && (endDate ?? startDate) === startDate
  const endTime = endsAsItBegins ? undefined : givenEnd
  const pastMidnight = !endDate && startTime && endTime && endTime < startTime && isDay(startDate)
  const movedFrom = movedFromOf(given.movedFrom)
  const date: FeedDate = {
    startDate,
    ...(startTime && { startTime }),
    endDate: endDate ?? (pastMidnight ? addDays(startDate, 1) : startDate),
    ...(endTime && { endTime }),
    ...(status && { status }),
    ...(statusNote && { statusNote }),
    ...(movedFrom && { movedFrom }),
  }
  const refused = faultOf(date, timeZone)
  return refused ? { refused } : { date }
}
