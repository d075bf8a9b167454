/** When something is there: from a moment on, and until before another. Moments in ms since the epoch. */
export interface Window {
  /** The first moment; without it, it is there from the beginning. */
  from?: number
  /** The first moment at which it is gone; without it, it stays. */
  until?: number
}

/** How the schedule of all documents stands at the moment that pages show. Moments in ms since the epoch. */
export interface ScheduleState {
  moment: number
  /** The last boundary at or before the moment, and the next one after it. */
  last?: number
  next?: number
}

export const isWithin = ({ from, until }: Window, moment: number): boolean =>
  (from === undefined || from <= moment) && (until === undefined || moment < until)

/** Whether two things are there at one time, at a moment or after it: the later beginning lies before the earlier end. */
export const meetFrom = (moment: number, one: Window, other: Window): boolean =>
  Math.max(moment, one.from ?? moment, other.from ?? moment) <
  Math.min(one.until ?? Number.POSITIVE_INFINITY, other.until ?? Number.POSITIVE_INFINITY)

/** Both ends of all windows, those that there are. */
const boundaries = (windows: Iterable<Window>): number[] =>
  [...windows].flatMap(({ from, until }) => [from, until].filter((end) => end !== undefined))

const extreme = (choose: (one: number, other: number) => number, moments: readonly number[]) =>
  moments.length === 0 ? undefined : moments.reduce((one, other) => choose(one, other))

/** The first boundary after a moment, or undefined. */
export const nextBoundary = (windows: Iterable<Window>, moment: number): number | undefined =>
  extreme(
    Math.min,
    boundaries(windows).filter((each) => each > moment),
  )

/** The last boundary at or before a moment, or undefined. */
const lastBoundary = (windows: Iterable<Window>, moment: number): number | undefined =>
  extreme(
    Math.max,
    boundaries(windows).filter((each) => each <= moment),
  )

export function scheduleState(given: Iterable<Window>, moment: number): ScheduleState {
  const windows = [...given]
  const last = lastBoundary(windows, moment)
  const next = nextBoundary(windows, moment)
  return { moment, ...(last === undefined ? {} : { last }), ...(next === undefined ? {} : { next }) }
}

/** What became of something between two moments: which way it went, and at which end of its window. */
export interface Turn {
  goes: 'live' | 'down'
  at: number
}

/**
 * The turn between two moments, whichever comes first; undefined for what stands at the second as it stood at the first,
 * whatever happened between.
 */
export function turnBetween(window: Window, before: number, after: number): Turn | undefined {
  const isThere = isWithin(window, after)
  if (isWithin(window, before) === isThere) return undefined
  const { from, until } = window
  const crossed = (end: number | undefined): end is number =>
    end !== undefined && Math.min(before, after) < end && end <= Math.max(before, after)
  const at = [until, from].find(crossed) ?? after
  return { goes: isThere ? 'live' : 'down', at }
}
