import { parse } from 'node-cron'
import { offsetAt } from '../../site/calendar/zone-offsets'
import type { Settings } from '../settings/settings'

/** When each of the clock's tasks should have run last by a moment, ms since the epoch; undefined where that is long ago. */
export type LastRuns = Readonly<
  Record<'nightly' | 'events' | 'reconcile', (now: number) => number | undefined>
>

const minute = 60_000
const hour = 60 * minute
/** Local time of every zone keeps its hour, and its offset, at least within a quarter of an hour. */
const quarter = 15 * minute
/** How far back is looked, ms: a run that is longer ago is not made up for. */
const lookBack = 32 * 24 * hour

/** What the expressions of the settings say, read by the library that wakes the clock by them. */
export function lastRunsOf(crons: Pick<Settings['crons'], keyof LastRuns>, zone: string): LastRuns {
  const offset = offsetsOf(zone)
  return {
    nightly: lastRunOf(crons.nightly, offset),
    events: lastRunOf(crons.events, offset),
    reconcile: lastRunOf(crons.reconcile, offset),
  }
}

/** When a run and the one before it should have been done by a moment, each of which takes up to `takes` ms: the earlier one. */
export function lastButOne(
  lastRun: (now: number) => number | undefined,
  now: number,
  takes: number,
): number | undefined {
  const last = lastRun(now - takes)
  return last === undefined ? undefined : lastRun(last - minute)
}

/** How far the zone is ahead of UTC, ms: asked once for each day on which it stays the same. */
function offsetsOf(zone: string): (at: number) => number {
  const days = new Map<number, number | undefined>()
  const exactly = (at: number) => offsetAt(zone, at) * minute
  return (at) => {
    const day = Math.floor(at / (24 * hour))
    if (!days.has(day)) {
      const [from, to] = [exactly(day * 24 * hour), exactly((day + 1) * 24 * hour)]
      days.set(day, from === to ? from : undefined)
    }
    return days.get(day) ?? exactly(at)
  }
}

function lastRunOf(expression: string, offset: (at: number) => number): (now: number) => number | undefined {
  const { isHour, matches } = matcherOf(expression)
  return (now) => {
    for (let start = Math.floor(now / quarter) * quarter; start > now - lookBack; start -= quarter) {
      const wall = start + offset(start)
      const to = Math.min(now, start + quarter - minute)
      for (let at = Math.floor(to / minute) * minute; at >= start && isHour(wall); at -= minute)
        if (matches(wall + at - start)) return at
      // A time that a clock change leaves out has come when the clock has gone over it.
      for (let skipped = start + offset(start - minute); skipped < wall; skipped += minute)
        if (matches(skipped)) return start
    }
    return undefined
  }
}

/** Whether an expression names the hour, or the minute, of a time on the wall, which is written as if it were UTC, ms. */
function matcherOf(expression: string) {
  const { minute: minutes, hour: hours, dayOfMonth, month, dayOfWeek } = parse(expression)
  const isHour = (wall: number): boolean => {
    const date = new Date(wall)
    return (
      hours.includes(date.getUTCHours()) &&
      dayOfMonth.includes(date.getUTCDate()) &&
      month.includes(date.getUTCMonth() + 1) &&
      dayOfWeek.includes(date.getUTCDay())
    )
  }
  const matches = (wall: number): boolean => minutes.includes(new Date(wall).getUTCMinutes()) && isHour(wall)
  return { isHour, matches }
}
