import { fault } from '../../site/border/problem'
import type { ReadingName } from '../../site/readings/reading-feeds'
import { Refused } from '../changes/refused'
import type { OperationsActions } from '../operations/overview'
import type { Publisher } from '../publish/publisher-types'
import type { ChangeQueue } from '../queue/change-queue'

const nothingHeld = fault('override.nothing', 'Nothing is held back that could be published.')

/**
 * What an operator can do. Everything but a rollback goes through the inbox, as everything else that happens. `readings`: the
 * services of readings that are set.
 */
export function operatorActions(
  queue: Pick<ChangeQueue, 'accept' | 'retry'>,
  publisher: Pick<Publisher, 'rollback' | 'unpin' | 'override'>,
  log: { info(fields: object, text: string): void },
  readings: readonly ReadingName[] = [],
): OperationsActions {
  const note = (action: string, by: string, more: object = {}) =>
    log.info({ action, by, ...more }, 'an operator acts')
  /** Receipts of what waited say "refused"; looked at once more they say what is true now. */
  const lookAgain = () => queue.retry()
  return {
    async regenerateAll(by) {
      note('regenerate all', by)
      await queue.accept({ kind: 'rebuild', reason: `asked for by ${by}` })
    },
    async reconcile(by) {
      note('reconcile', by)
      await queue.accept({ kind: 'reconcile', reason: 'request' })
    },
    async readEvents(by) {
      note('read events', by)
      await queue.accept({ kind: 'events', reason: 'request' })
      for (const kind of readings) await queue.accept({ kind, reason: 'request' })
    },
    async acceptEvents(reason, by) {
      note('accept events', by, { reason })
      await queue.accept({ kind: 'events', reason: 'request', accepted: `${by}: ${reason}` })
    },
    async retry(changeId, by) {
      note('retry', by, { changeId })
      await queue.retry(changeId)
    },
    async rollback(to, by) {
      note('rollback', by, to)
      await publisher.rollback(to)
    },
    async unpin(by) {
      note('unpin', by)
      await publisher.unpin()
      await lookAgain()
    },
    async override(reason, by) {
      note('override', by, { reason })
      const { status, heldPages } = await publisher.override(`${by}: ${reason}`)
      if (status === 'unchanged') throw new Refused(nothingHeld)
      const [held] = heldPages
      if (status === 'held') throw new Refused(held?.fault ?? nothingHeld)
      await lookAgain()
    },
  }
}
