import type { AnyReading } from './reading-feed'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Clocks of others may be ahead by this much, ms. */
export const clockTolerance = 10 * minute
/** A reading is what it is like now for so long, ms. */
const currentFor = 6 * hour
/** After so long nobody wants to know any more when it was taken, ms. */
const toldFor = 7 * day

/**
 * What a reading is to a page of a moment (ms since the epoch):
 * 1. `current` for six hours: its values are shown, with the time at which they were measured;
 * 2. `old` for a week: only that time is told;
 * 3. `none` afterwards, and where it lies ahead, as after a clock that was wrong.
 */
export function ageOf({ measuredAt }: AnyReading, moment: number): 'current' | 'old' | 'none' {
  const age = moment - measuredAt
  if (age < -clockTolerance || age > toldFor) return 'none'
  return age <= currentFor ? 'current' : 'old'
}
