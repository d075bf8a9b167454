import type { AcceptedChange, Change } from '../../changes/change'
import type { BatchOutcome, ChangeQueue } from '../change-queue'

export const edit = (id: string, transaction?: string): Change => ({
  kind: 'document',
  id,
  operation: 'update',
  ...(transaction === undefined ? {} : { revision: transaction, transaction }),
})

/** Document ids of a batch, in order. */
export const idsOf = (batch: readonly AcceptedChange[]): string[] =>
  batch.map(({ change }) => (change.kind === 'document' ? change.id : change.kind))

export interface Recorder {
  readonly batches: string[][]
  handler(batch: readonly AcceptedChange[]): Promise<BatchOutcome>
  /** Resolves when the condition holds. */
  until(condition: () => boolean | Promise<boolean>, withinMs?: number): Promise<void>
}

/** Records what is handed over. `respond` may throw, wait, or set changes aside. */
export function createRecorder(
  respond: (
    batch: readonly AcceptedChange[],
    index: number,
  ) => Promise<BatchOutcome> | BatchOutcome = () => ({ setAside: [] }),
): Recorder {
  const batches: string[][] = []
  return {
    batches,
    async handler(batch) {
      batches.push(idsOf(batch))
      return respond(batch, batches.length - 1)
    },
    until,
  }
}

/** How long it is until the next look, ms. Whoever asks a store keeps that from the work that is waited for. */
const pauses = { look: 5, question: 25 }

export async function until(condition: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const endsAt = Date.now() + withinMs
  for (;;) {
    const answer = condition()
    if (await answer) return
    if (Date.now() > endsAt) throw new Error(`not within ${withinMs} ms: ${condition}`)
    const pause = typeof answer === 'boolean' ? pauses.look : pauses.question
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

export const isEmpty = async (queue: ChangeQueue): Promise<boolean> => (await queue.waiting()).count === 0
