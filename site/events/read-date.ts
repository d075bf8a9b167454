import { z } from 'zod'
import { fault, type SiteFault } from '../border/problem'
import { firstYear, isSaneYear, lastYear } from '../border/sane-days'
import { addDays, daysBetween, instantOf, isDay, isTime } from '../calendar/local-day'
import type { LocalMoment } from '../calendar/local-moment'
import type { EventStatus, FeedDate } from './feed'

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

export type ReadDate = { date: FeedDate } | { refused: SiteFault }

/** `20:30:00` as some exports write it means `20:30`. */
const withoutSeconds = (time: string | undefined): string | undefined =>
  time?.replace(/^(\d{2}:\d{2}):00$/, '$1')

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
  const time = withoutSeconds(given?.startTime)
  if (!given?.startDate || !isDay(given.startDate) || !isSaneYear(given.startDate) || (time && !isTime(time)))
    return undefined
  return { date: given.startDate, ...(time && { time }) }
}

/**
 * One entry of `cleanDates`. Rules: 1. start and end are days of the calendar and times from 00:00 to 23:59 that the
 * clock shows on that day; 2. it does not end before it starts; 3. without an end date, an end time before the start
 * time means the next morning; 4. an event of all day has no times; 5. its days lie in
 * years that can be meant, and it does not last for more than two of them.
 */
export function readDate(raw: unknown, isAllDay: boolean, timeZone: string): ReadDate {
  const parsed = schema.safeParse(raw)
  if (!parsed.success)
    return { refused: fault('date.unreadable', parsed.error.issues[0]?.message ?? 'unreadable') }
  const { startDate, endDate, status, statusNote } = parsed.data
  if (!startDate) return { refused: fault('date.missing', 'it has no start date') }
  const startTime = isAllDay ? undefined : withoutSeconds(parsed.data.startTime)
  const endTime = startTime ? withoutSeconds(parsed.data.endTime) : undefined
  const pastMidnight = !endDate && startTime && endTime && endTime < startTime && isDay(startDate)
  const movedFrom = movedFromOf(parsed.data.movedFrom)
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
