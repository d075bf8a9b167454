import { instantIso } from '../calendar/instant-iso'
import type { NodeInput } from '../nodes/node-input'
import { ageOf, type RidgeReading } from './reading'

export const ridgeNodeId = 'ridge'

/**
 * What pages of a moment (ms since the epoch) show of the last good reading. It is there wherever the service is set, without a
 * reading, too. A clean build and a regeneration make it of the same two: what lies on the disk, and the moment.
 */
export function ridgeNode(reading: RidgeReading | undefined, moment: number, timeZone: string): NodeInput {
  const age = reading ? ageOf(reading, moment) : 'none'
  const iso = (at: number | undefined) => (at === undefined ? null : instantIso(at, timeZone))
  const current = age === 'current' ? reading : undefined
  return {
    id: ridgeNodeId,
    type: 'RidgeReading',
    fields: {
      measuredAt: age === 'none' ? null : iso(reading?.measuredAt),
      isCurrent: current !== undefined,
      temperature: current?.temperature ?? null,
      snowDepth: current?.snowDepth ?? null,
      liftsOpen: current?.lifts?.open ?? null,
      liftsTotal: current?.lifts?.total ?? null,
      nextTrain: iso(current?.nextTrain),
      webcamAt: iso(current?.webcamAt),
    },
  }
}
