import type { RidgeReading } from '../reading'

/** The example of a day as it is taken. */
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
