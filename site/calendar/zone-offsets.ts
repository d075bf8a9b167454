import { tzOffset } from '@date-fns/tz'
import { type HouseZone, offsetYears } from './wall-clock'

const minuteMs = 60_000
const dayMs = 86_400_000

/** A change of the offset of a time zone. */
export interface OffsetChange {
  /** First instant of the new offset. */
  at: number
  /** Minutes east of UTC. */
  from: number
  to: number
}

/** Minutes east of UTC at an instant (ms since the epoch), from the time zone data of Node. */
export const offsetAt = (timeZone: string, at: number): number => tzOffset(timeZone, new Date(at))

/** Halves the day in which the offset changes down to its minute. */
function changeWithin(timeZone: string, before: number, after: number): OffsetChange {
  const from = offsetAt(timeZone, before)
  let low = before
  let high = after
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs
    if (offsetAt(timeZone, middle) === from) low = middle
    else high = middle
  }
  return { at: high, from, to: offsetAt(timeZone, high) }
}

/** Every change of a zone's offset from the first moment of one year to the end of another. */
export function changesBetween(timeZone: string, firstYear: number, lastYear: number): OffsetChange[] {
  const changes: OffsetChange[] = []
  for (let at = Date.UTC(firstYear, 0, 1); at < Date.UTC(lastYear + 1, 0, 1); at += dayMs) {
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + dayMs))
      changes.push(changeWithin(timeZone, at, at + dayMs))
  }
  return changes
}

const zones = new Map<string, HouseZone>()

/** A zone with its offsets, by which a browser tells the time without tables of its own. */
export function houseZone(name: string): HouseZone {
  const known = zones.get(name)
  if (known) return known
  const start = Date.UTC(offsetYears.first, 0, 1)
  const changes = changesBetween(name, offsetYears.first, offsetYears.last)
  const offsets = [
    { from: new Date(start).toISOString(), minutes: offsetAt(name, start) },
    ...changes.map(({ at, to }) => ({ from: new Date(at).toISOString(), minutes: to })),
  ]
  const zone = { name, offsets }
  zones.set(name, zone)
  return zone
}
