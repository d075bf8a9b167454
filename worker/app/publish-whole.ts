import type { AcceptedChange } from '../changes/change'
import { countOfPages } from '../made/page-paths'
import type { Receipt } from '../operations/receipt'
import { receiptsOfStart } from '../operations/receipts-of'
import type { HeldLease } from '../queue/lease'
import type { WorkerParts } from './open-parts'
import { refusalsOf } from './refusals'

/** Changes of an earlier process that the operations page shows as on their way. */
const inboxShown = 500

/** Builds and publishes the whole site. What waited in the inbox before is in it. */
export async function publishWhole(
  parts: WorkerParts,
  lease: HeldLease,
  onPhase: (phase: string, milliseconds: number) => void,
): Promise<void> {
  const { queue, receipts, publisher, builder, stopping, overview, publish, log } = parts
  const building = performance.now()
  const begun = Date.now()
  // What is opened from here on was in the inbox after this look at it.
  const inWork = receipts.inWork()
  const waiting = await queue.peek(inboxShown)
  const lost = lostOf(inWork, waiting)
  for (const accepted of waiting) receipts.open(accepted)
  await publisher.recordHolders()
  const whole = await builder.start()
  stopping.signal.throwIfAborted()
  const built = Date.now()
  overview.built(whole)
  onPhase(`site built, ${countOfPages(whole.pages)} pages`, performance.now() - building)
  const publishing = performance.now()
  const changeIds = [...waiting, ...lost].map(({ id }) => id)
  const release = await publish({ ...whole, changeIds, fence: () => lease.assertHeld() })
  onPhase(`release ${release.id} ${release.status}`, performance.now() - publishing)
  for (const problem of [...whole.problems, ...release.problems]) log.warn(problem, 'left out')
  const published = Date.now()
  const seen = release.proof?.live === false ? {} : { seen: published }
  await receipts.close(
    receiptsOfStart(waiting, whole, release, { begun, built, published, ...seen }, overview.titleOf, {
      batch: lost,
      refused: refusalsOf(lost, release, whole.windows ?? {}),
    }),
  )
}

/**
 * Changes in work that left the inbox undone: the store was emptied, or another machine did them while it led. Nobody knows of
 * any where more waits than was read.
 */
function lostOf(inWork: readonly Receipt[], waiting: readonly AcceptedChange[]): AcceptedChange[] {
  if (waiting.length === inboxShown) return []
  const kept = new Set(waiting.map(({ id }) => id))
  return inWork
    .filter(({ id }) => !kept.has(id))
    .map(({ id, change, at }) => ({ id, change, acceptedAt: at.received }))
}

/** Only shown: the batch that does them opens their receipts, too. */
export async function showWaiting({
  queue,
  receipts,
  log,
}: Pick<WorkerParts, 'queue' | 'receipts' | 'log'>): Promise<void> {
  try {
    for (const accepted of await queue.peek(inboxShown)) receipts.open(accepted)
  } catch (error) {
    log.warn({ error }, 'what waits could not be read; it is shown once it is done')
  }
}
