import { instantIso } from '../../calendar/instant-iso'
import type { NodeInput } from '../../nodes/node-input'
import { ageOf } from '../reading-age'
import type { RidgeReading } from './reading'

export const ridgeNodeId = 'ridge'

/** What pages of a moment (ms since the epoch) show of the last good reading, while it is current; then only its time. */
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
