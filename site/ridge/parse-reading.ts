import { z } from 'zod'
import { type FeedFaultCode, fault, type SiteFault, type SiteProblem } from '../border/problem'
import { clockTolerance, type RidgeReading } from './reading'

export type ParsedReading =
  | { reading: RidgeReading; problems: readonly SiteProblem[] }
  | { malformed: SiteFault<FeedFaultCode> }

const hour = 3_600_000
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** With seconds or without, and always with an offset: a time without one happens twice in a night of October. */
const iso = z.iso.datetime({ offset: true })
/** What no clock of the ridge shows: the first year whose days have four digits in every zone, and the last. */
const [firstMoment, lastMoment] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)]

type Read<Value> = { value: Value } | { wrong: SiteFault }

function momentIn(given: unknown): Read<number> {
  const parsed = iso.safeParse(given)
  const at = parsed.success ? Date.parse(parsed.data) : Number.NaN
  if (at >= firstMoment && at < lastMoment) return { value: at }
  return { wrong: fault('reading.moment', 'it is no moment such as 2026-12-08T14:20:00+01:00') }
}

function numberIn(given: unknown, least: number, most: number): Read<number> {
  if (typeof given !== 'number')
    return { wrong: fault('reading.number', `it is ${kindOf(given)}, not a number`) }
  if (given >= least && given <= most) return { value: given }
  return {
    wrong: fault('reading.range', `it is not between ${least} and ${most}`, { least, most }),
  }
}

const kindOf = (given: unknown): string => (given === null ? 'null' : typeof given)

/** A moment that can be meant beside the reading: from so long before it until so long after it, ms. */
function momentNear(given: unknown, measuredAt: number, before: number, after: number): Read<number> {
  const read = momentIn(given)
  if ('wrong' in read) return read
  const distance = read.value - measuredAt
  if (distance >= -before && distance <= after) return read
  return { wrong: fault('reading.apart', 'it is too far from the moment of the reading') }
}

function liftsIn(given: unknown): Read<{ open: number; total: number }> {
  const { open, total } = isRecord(given) ? given : {}
  const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 500
  if (isCount(open) && isCount(total) && total > 0 && open <= total) return { value: { open, total } }
  return { wrong: fault('reading.lifts', 'it is no count of open lifts and of all lifts') }
}

const toTenths = (value: number): number => Math.round(value * 10) / 10 || 0

/**
 * The answer of the ridge's service at the border. Without an object and the moment of the reading there is nothing; of all
 * other values the service may leave out any, and one that is wrong is left out by name.
 */
export function parseReading(body: unknown): ParsedReading {
  if (!isRecord(body)) return { malformed: shapeFault('content') }
  const measured = momentIn(body.measuredAt)
  if ('wrong' in measured) return { malformed: shapeFault('measuredAt') }
  const measuredAt = measured.value
  const problems: SiteProblem[] = []
  const take = <Value>(field: string, given: unknown, read: (given: unknown) => Read<Value>) => {
    if (given === undefined || given === null) return undefined
    const taken = read(given)
    if ('value' in taken) return taken.value
    problems.push({ documentId: ridgeDocument, field, ...taken.wrong })
    return undefined
  }
  const temperature = take('temperature', body.temperature, (given) => numberIn(given, -70, 50))
  const snowDepth = take('snowDepth', body.snowDepth, (given) => numberIn(given, 0, 2000))
  const lifts = take('lifts', body.lifts, liftsIn)
  const nextTrain = take('nextTrain', body.nextTrain, (given) => momentNear(given, measuredAt, 0, 48 * hour))
  const webcamAt = take(
    'webcam.takenAt',
    isRecord(body.webcam) ? body.webcam.takenAt : body.webcam,
    (given) => momentNear(given, measuredAt, 24 * hour, clockTolerance),
  )
  return {
    reading: {
      measuredAt,
      ...(temperature === undefined ? {} : { temperature: toTenths(temperature) }),
      ...(snowDepth === undefined ? {} : { snowDepth: Math.round(snowDepth) }),
      ...(lifts && { lifts }),
      ...(nextTrain === undefined ? {} : { nextTrain }),
      ...(webcamAt === undefined ? {} : { webcamAt }),
    },
    problems,
  }
}

/** What problems of the service are told of, as those of events are told of `events/…`. */
export const ridgeDocument = 'ridge/reading'

const shapeFault = (field: string): SiteFault<FeedFaultCode> =>
  fault('feed.shape', `${field}: it is not what was agreed`, { field })
