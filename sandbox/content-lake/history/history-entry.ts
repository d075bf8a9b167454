/** What a transaction did to one document, without its content. */
export interface RecordedChange {
  id: string
  /** The revision before; missing for a document that was made. */
  from?: string
  /** Whether the document is there afterwards: its revision is the id of the transaction then. */
  stays: boolean
  /**
   * ISO 8601: when the document became what it was before. Only where nothing earlier in the history says so, as for one
   * that was seeded: the content before is kept with this change then.
   */
  since?: string
}

/** A transaction that was stored, without its contents. */
export interface HistoryEntry {
  id: string
  /** ISO 8601 */
  timestamp: string
  /** Id of the user. */
  author: string
  changes: readonly RecordedChange[]
}

/** An entry as it concerns one document. */
export interface Touch {
  /** Grows with each transaction. */
  sequence: number
  entry: HistoryEntry
  change: RecordedChange
  /** Which of the entry's changes this is. */
  index: number
}
