import type { DocumentChange } from '../changes/change'

/** One document of a transaction, as the listener of the content service tells it. */
export interface ListenedChange {
  transaction: string
  /** How many documents the transaction tells of. */
  total: number
  change: DocumentChange
}

export interface GatheredTransaction {
  transaction: string
  changes: readonly DocumentChange[]
}

interface Gathering {
  total: number
  changes: Map<string, DocumentChange>
}

/** The most transactions that wait for the rest of them. */
const mostAtOnce = 1_000

/** Transactions whose events come one by one, in any order. */
export class GatheredTransactions {
  readonly #open = new Map<string, Gathering>()

  /** Adds an event. Answers the whole transaction once all its events are there. */
  add({ transaction, total, change }: ListenedChange): GatheredTransaction | undefined {
    const gathering = this.#open.get(transaction) ?? { total, changes: new Map() }
    gathering.changes.set(change.id, change)
    if (gathering.changes.size >= gathering.total) {
      this.#open.delete(transaction)
      return { transaction, changes: [...gathering.changes.values()] }
    }
    this.#open.set(transaction, gathering)
    const [oldest] = this.#open.keys()
    // What is given up here is told by webhooks, and by the next comparison.
    if (this.#open.size > mostAtOnce && oldest !== undefined) this.#open.delete(oldest)
    return undefined
  }

  /** Gives up waiting for the rest of a transaction: what there is of it, if it is not whole yet. */
  giveUp(transaction: string): GatheredTransaction | undefined {
    const gathering = this.#open.get(transaction)
    this.#open.delete(transaction)
    return gathering && { transaction, changes: [...gathering.changes.values()] }
  }
}
