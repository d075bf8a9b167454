import type { AcceptedChange } from '../changes/change'
import type { Receipt, Stage } from './receipt'
import type { ReceiptJournal } from './receipt-journal'
import { betterReceipt } from './receipts-of'

export interface ReceiptBook {
  /** A change is in the inbox. The title may come later, when the document was read. */
  open(accepted: AcceptedChange): void
  /** Changes reached a stage; `titles` by change id, where they are known by now. */
  advance(changeIds: readonly string[], stage: Stage, at: number, titles?: ReadonlyMap<string, string>): void
  /** Changes are done. Resolves when their receipts are on disk: only then they may leave the inbox. */
  close(receipts: readonly Receipt[]): Promise<void>
  /** Changes on their way, oldest first. */
  inWork(): readonly Receipt[]
  /** Finished ones, newest first. `before` is the id of the last one seen. */
  list(limit: number, before?: string): readonly Receipt[]
  find(id: string): Receipt | undefined
  /** Calls back after every step of any change. Returns a function that stops. */
  subscribe(listener: (receipt: Receipt) => void): () => void
}

/** Follows every change from the inbox to its end. What is in work is rebuilt from the inbox after a restart. */
export function createReceiptBook(journal: ReceiptJournal): ReceiptBook {
  const open = new Map<string, Receipt>()
  const listeners = new Set<(receipt: Receipt) => void>()
  const tell = (receipt: Receipt) => {
    for (const listener of listeners) listener(receipt)
  }
  return {
    open({ id, change, acceptedAt }) {
      if (open.has(id)) return
      const receipt: Receipt = {
        id,
        change,
        outcome: 'waiting',
        at: { received: acceptedAt },
        pages: [],
        problems: [],
      }
      open.set(id, receipt)
      tell(receipt)
    },
    advance(changeIds, stage, at, titles) {
      for (const id of changeIds) {
        const before = open.get(id)
        if (before === undefined) continue
        const title = titles?.get(id)
        const receipt = {
          ...before,
          ...(title === undefined ? {} : { title }),
          at: { ...before.at, [stage]: at },
        }
        open.set(id, receipt)
        tell(receipt)
      }
    },
    async close(receipts) {
      await journal.write(receipts.map((receipt) => betterReceipt(journal.find(receipt.id), receipt)))
      for (const receipt of receipts) {
        open.delete(receipt.id)
        tell(receipt)
      }
    },
    inWork: () => [...open.values()].sort((left, right) => left.at.received - right.at.received),
    list: (limit, before) => journal.list(limit, before),
    find: (id) => open.get(id) ?? journal.find(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
