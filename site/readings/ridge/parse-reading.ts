import { clockTolerance } from '../reading-age'
import type { ParsedReading } from '../reading-feed'
import {
  countsIn,
  isRecord,
  measuredBody,
  momentNear,
  numberIn,
  ReadingValues,
  type ReadValue,
  toTenths,
} from '../reading-values'
import type { RidgeReading } from './reading'

const hour = 3_600_000

function liftsIn(given: unknown): ReadValue<{ open: number; total: number }> {
  const { open, total } = isRecord(given) ? given : {}
  const read = countsIn(open, total, 500)
  if ('wrong' in read) return read
  const [some, all] = read.value
  return { value: { open: some, total: all } }
}

/**
 * The answer of the ridge's service at the border. Without an object and the moment of the reading there is nothing; of all
 * other values the service may leave out any, and one that is wrong is left out by name.
 */
export function parseReading(body: unknown): ParsedReading<RidgeReading> {
  const read = measuredBody(body)
  if ('malformed' in read) return read
  const { values: given, measuredAt } = read
  const values = new ReadingValues()
  const temperature = values.take('temperature', given.temperature, (value) => numberIn(value, -70, 50))
  const snowDepth = values.take('snowDepth', given.snowDepth, (value) => numberIn(value, 0, 2000))
  const lifts = values.take('lifts', given.lifts, liftsIn)
  const nextTrain = values.take('nextTrain', given.nextTrain, (value) =>
    momentNear(value, measuredAt, 0, 48 * hour),
  )
  const webcamAt = values.take(
    'webcam.takenAt',
    isRecord(given.webcam) ? given.webcam.takenAt : given.webcam,
    (value) => momentNear(value, measuredAt, 24 * hour, clockTolerance),
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
    problems: values.problems,
  }
}
