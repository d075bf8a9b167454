import type { RidgeReading } from '../reading'

/** A reading with every value, of ten to twelve on a day of winter time. */
export function sampleReading(day: string): RidgeReading {
  const measuredAt = Date.parse(`${day}T10:50:00Z`)
  return {
    measuredAt,
    temperature: -6.4,
    snowDepth: 84,
    lifts: { open: 5, total: 7 },
    nextTrain: measuredAt + 20 * 60_000,
    webcamAt: measuredAt - 4 * 60_000,
  }
}

/** The same as its service answers it. */
export const sampleBody = (day: string) => ({
  measuredAt: `${day}T11:50:00+01:00`,
  temperature: -6.43,
  snowDepth: 84.2,
  lifts: { open: 5, total: 7 },
  nextTrain: `${day}T12:10:00+01:00`,
  webcam: { takenAt: `${day}T11:46:00+01:00` },
})
