import { z } from 'zod'
import { type FeedFaultCode, fault, type SiteFault } from '../border/problem'
import type { ValueProblem } from './reading-feed'

/** Values of a reading at the border: what each must be, and what is said of one that is not. */

export type ReadValue<Value> = { value: Value } | { wrong: SiteFault }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** With seconds or without, and always with an offset: a time without one happens twice in a night of October. */
const iso = z.iso.datetime({ offset: true })
/** What no clock of a service shows: the first year whose days have four digits in every zone, and the last. */
const [firstMoment, lastMoment] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)]

/** A moment, ms since the epoch. */
export function momentOf(given: unknown): ReadValue<number> {
  const parsed = iso.safeParse(given)
  const at = parsed.success ? Date.parse(parsed.data) : Number.NaN
  if (at >= firstMoment && at < lastMoment) return { value: at }
  return { wrong: fault('reading.moment', 'it is no moment such as 2026-12-08T14:20:00+01:00') }
}

export function numberIn(given: unknown, least: number, most: number): ReadValue<number> {
  if (typeof given !== 'number')
    return { wrong: fault('reading.number', `it is ${kindOf(given)}, not a number`) }
  if (given >= least && given <= most) return { value: given }
  return {
    wrong: fault('reading.range', `it is not between ${least} and ${most}`, { least, most }),
  }
}

const kindOf = (given: unknown): string => (given === null ? 'null' : typeof given)

/** How many of how many, of which there are `most` at the most. */
export function countsIn(some: unknown, all: unknown, most: number): ReadValue<[some: number, all: number]> {
  const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
  if (isCount(some) && isCount(all) && all > 0 && some <= all) return { value: [some, all] }
  return { wrong: fault('reading.counts', 'it does not say how many there are of how many') }
}

/** A moment that can be meant beside the reading: from so long before it until so long after it, ms. */
export function momentNear(
  given: unknown,
  measuredAt: number,
  before: number,
  after: number,
): ReadValue<number> {
  const read = momentOf(given)
  if ('wrong' in read) return read
  const distance = read.value - measuredAt
  if (distance >= -before && distance <= after) return read
  return { wrong: fault('reading.apart', 'it is too far from the moment of the reading') }
}

/** `-6.43` as `-6.4`. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10 || 0

/** The values of one answer: any may be missing; one that is wrong is left out, and kept as a problem by its name. */
export class ReadingValues {
  readonly problems: ValueProblem[] = []

  take<Value>(field: string, given: unknown, read: (given: unknown) => ReadValue<Value>): Value | undefined {
    if (given === undefined || given === null) return undefined
    const taken = read(given)
    if ('value' in taken) return taken.value
    this.problems.push({ field, ...taken.wrong })
    return undefined
  }
}

/** What is said of an answer without the moment that it is of, or of none at all. */
export const malformedField = (field: string): { malformed: SiteFault<FeedFaultCode> } => ({
  malformed: fault('feed.shape', `${field}: it is not what was agreed`, { field }),
})

/** The object that an answer is, with the moment at which it was measured. */
export function measuredBody(
  body: unknown,
): { values: Record<string, unknown>; measuredAt: number } | { malformed: SiteFault<FeedFaultCode> } {
  if (!isRecord(body)) return malformedField('content')
  const measured = momentOf(body.measuredAt)
  return 'wrong' in measured ? malformedField('measuredAt') : { values: body, measuredAt: measured.value }
}
