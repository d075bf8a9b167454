import type { AcceptedChange, Change, KeptFault } from '../changes/change'
import type { BatchResult } from '../operations/receipts-of'
import { turnsOf } from '../operations/turns'
import type { Release } from '../publish/release/release'

/** Why, by change id, for changes whose pages the gate held back or refused. */
export function refusalsOf(
  batch: readonly AcceptedChange[],
  release: Release,
  windows: BatchResult['windows'],
): Map<string, KeptFault> {
  const refused = new Map<string, KeptFault>()
  const held = new Map<string, KeptFault>(
    release.heldPages.map(({ owner, why, fault }) => [owner, { reason: why, ...fault }]),
  )
  const whole = release.problems.find(({ code }) => code === 'gate.lost-pages')
  for (const { id, change } of batch) {
    const why = heldOf(change, held, windows)
    if (why !== undefined) refused.set(id, why)
    else if (release.status === 'refused') refused.set(id, whole ?? { reason: release.reason ?? '' })
  }
  return refused
}

/** Of the schedule a change is held where everything is that came or went with it. */
function heldOf(
  change: Change,
  held: ReadonlyMap<string, KeptFault>,
  windows: BatchResult['windows'],
): KeptFault | undefined {
  if (change.kind === 'document') return held.get(change.id)
  if (change.kind !== 'schedule') return undefined
  const whys = turnsOf(change, windows).map(({ documentId }) => held.get(documentId))
  return whys.includes(undefined) ? undefined : whys[0]
}
