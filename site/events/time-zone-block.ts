import { tzName, tzOffset } from '@date-fns/tz'

const minuteMs = 60_000
const dayMs = 86_400_000

interface Change {
  /** First instant of the new offset. */
  at: number
  /** Minutes east of UTC. */
  from: number
  to: number
}

const offsetAt = (timeZone: string, at: number): number => tzOffset(timeZone, new Date(at))

/** Halves the day in which the offset changes down to its minute. */
function changeWithin(timeZone: string, before: number, after: number): Change {
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
function changesBetween(timeZone: string, firstYear: number, lastYear: number): Change[] {
  const changes: Change[] = []
  for (let at = Date.UTC(firstYear, 0, 1); at < Date.UTC(lastYear + 1, 0, 1); at += dayMs) {
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + dayMs))
      changes.push(changeWithin(timeZone, at, at + dayMs))
  }
  return changes
}

/** `20261025T030000`: a wall time, given as if it were UTC. */
const stamp = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = `${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
  return `${minutes < 0 ? '-' : '+'}${digits}`
}

function observance(timeZone: string, change: Change): string[] {
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
  const opening: Change = { at: start - first * minuteMs, from: first, to: first }
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
