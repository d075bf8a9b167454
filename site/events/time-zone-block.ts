import { tzName } from '@date-fns/tz'
import { changesBetween, type OffsetChange, offsetAt } from '../calendar/zone-offsets'

const minuteMs = 60_000

/** `20261025T030000`: a wall time, given as if it were UTC. */
const stamp = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = `${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
  return `${minutes < 0 ? '-' : '+'}${digits}`
}

function observance(timeZone: string, change: OffsetChange): string[] {
  const kind = change.to > change.from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(change.at + change.from * minuteMs)}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    `TZNAME:${tzName(timeZone, new Date(change.at), 'short')}`,
    `END:${kind}`,
  ]
}

function makeBlock(timeZone: string, firstYear: number, lastYear: number): string {
  const start = Date.UTC(firstYear - 1, 0, 1)
  const changes = changesBetween(timeZone, firstYear - 1, lastYear)
  const first = offsetAt(timeZone, start)
  const opening: OffsetChange = { at: start - first * minuteMs, from: first, to: first }
  const lines = [opening, ...changes].flatMap((change) => observance(timeZone, change))
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'].join('\n')
}

const blocks = new Map<string, string>()

/**
 * A VTIMEZONE (RFC 5545) that is right from the start of one year to the end of another, from the time zone data of
 * Node. It lists each change instead of a rule, so that it is right for every zone.
 */
export function timeZoneBlock(timeZone: string, firstYear: number, lastYear: number): string {
  const key = `${timeZone} ${firstYear} ${lastYear}`
  const block = blocks.get(key) ?? makeBlock(timeZone, firstYear, lastYear)
  blocks.set(key, block)
  return block
}
