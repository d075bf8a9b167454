import { tzOffset } from '@date-fns/tz'
import { offsetText } from './local-day'

const minuteMs = 60_000

/**
 * An instant (ms since the epoch) as the clock of a time zone shows it, to the minute, with its offset:
 * `2026-12-08T20:30:00+01:00`. The hour that autumn shows twice is told apart by the offset.
 */
export function instantIso(instant: number, timeZone: string): string {
  const minute = Math.floor(instant / minuteMs) * minuteMs
  const offset = tzOffset(timeZone, new Date(minute))
  return `${new Date(minute + offset * minuteMs).toISOString().slice(0, 19)}${offsetText(offset)}`
}
