import { TZDate, tzOffset } from '@date-fns/tz'
import { differenceInCalendarDays, getDaysInMonth } from 'date-fns'

const dayMs = 86_400_000
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/

const two = (value: number): string => String(value).padStart(2, '0')

/** Whether the text is a day of the calendar, YYYY-MM-DD: 31 February is none. */
export function isDay(value: string): boolean {
  const [, year, month, day] = dayPattern.exec(value) ?? []
  if (!year || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return false
  return Number(day) <= getDaysInMonth(new Date(Number(year), Number(month) - 1, 1))
}

/** Whether the text is a time of day, HH:mm from 00:00 to 23:59. */
export const isTime = (value: string): boolean => timePattern.test(value)

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day `count` days after `day` (before it when negative). */
export const addDays = (day: string, count: number): string =>
  new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(new Date(`${to}T12:00:00`), new Date(`${from}T12:00:00`))

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month `count` months after `month`, both YYYY-MM; wraps into the next year. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${two((index % 12) + 1)}`
}

/** The last day of a month, YYYY-MM-DD. */
export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The day that an instant falls on in a time zone, YYYY-MM-DD. */
export function localDay(instant: Date, timeZone: string): string {
  const local = new TZDate(instant.getTime(), timeZone)
  return `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}

const minuteMs = 60_000
const slotMs = 15 * minuteMs

/** Offsets by zone and quarter of an hour, in which no zone changes its own; asking costs a hundred times more. */
const offsets = new Map<string, number>()
const longestMemory = 200_000

/** Minutes east of UTC at an instant. */
function offsetAt(timeZone: string, at: number): number {
  const slot = Math.floor(at / slotMs)
  const key = `${timeZone} ${slot}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= longestMemory) offsets.clear()
  const offset = tzOffset(timeZone, new Date(slot * slotMs))
  offsets.set(key, offset)
  return offset
}

/**
 * The instant of a local time in a time zone. A time that the clock shows twice (autumn) means the first; one that it
 * skips (spring, 02:30 in Zurich) has no instant: undefined.
 */
export function instantOf(day: string, time: string, timeZone: string): Date | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const around = [offsetAt(timeZone, wall - dayMs), offsetAt(timeZone, wall + dayMs)]
  const instants = around
    .map((offset) => wall - offset * minuteMs)
    .filter((instant) => wall - instant === offsetAt(timeZone, instant) * minuteMs)
  const first = instants.sort((a, b) => a - b)[0]
  return first === undefined ? undefined : new Date(first)
}

/** `+01:00`, from minutes east of UTC. */
export const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** A local time as ISO 8601 with its offset, e.g. `2026-12-08T20:30:00+01:00`; a skipped time counts from before the change. */
export function zonedIso(day: string, time: string, timeZone: string): string {
  const instant = instantOf(day, time, timeZone)
  const wall = Date.parse(`${day}T${time}:00Z`)
  const offset = instant ? (wall - instant.getTime()) / minuteMs : offsetAt(timeZone, wall - dayMs)
  return `${day}T${time}:00${offsetText(offset)}`
}
