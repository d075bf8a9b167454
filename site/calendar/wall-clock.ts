/** From an instant (ISO 8601) on, a zone is so many minutes east of UTC. */
export interface ZoneOffset {
  readonly from: string
  readonly minutes: number
}

/** A time zone, with its offsets through `offsetYears`. */
export interface HouseZone {
  readonly name: string
  readonly offsets: readonly ZoneOffset[]
}

/** The years whose offsets pages carry: fixed, so that a page is the same on whichever day it is made. */
export const offsetYears = { first: 2026, last: 2037 }

/** What a clock on a wall shows. */
export interface WallTime {
  /** 0 to 11. */
  month: number
  /** Of the local day, 0 to 1439. */
  minute: number
}

const minuteMs = 60_000

/** Asks the browser, whose first date of a page, in whichever zone, costs 60 to 80 ms on a phone. */
function askedOfIntl(instant: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return { month: number('month') - 1, minute: number('hour') * 60 + number('minute') }
}

/** What the clock of a house shows at an instant (ms since the epoch); only for other years is the browser asked. */
export function wallTime(instant: number, { name, offsets }: HouseZone): WallTime {
  const year = new Date(instant).getUTCFullYear()
  const offset = offsets.findLast(({ from }) => Date.parse(from) <= instant)
  if (!offset || year > offsetYears.last) return askedOfIntl(instant, name)
  const wall = new Date(instant + offset.minutes * minuteMs)
  return { month: wall.getUTCMonth(), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}
