import type { Language } from '../../site/languages/locales'
import type { Change } from '../changes/change'

/** The way of a change, in order (architecture, "Receipts"). */
export const stages = ['received', 'built', 'checked', 'published', 'seen'] as const
export type Stage = (typeof stages)[number]

/**
 * `live`: everything is live. `partly`: live, but a part was left out. `refused`: set aside, nothing of it is live.
 * `unchanged`: the pages were already as they should be. `waiting`: not finished.
 */
export type Outcome = 'waiting' | 'live' | 'partly' | 'refused' | 'unchanged'

export interface ReceiptPage {
  language: Language
  path: string
  /** In an editor's words. */
  why: string
  removed?: boolean
}

/** What became of one change. Times in ms since the epoch. */
export interface Receipt {
  /** Id of the change. */
  id: string
  change: Change
  /** Title of the document, or what the clock did. */
  title: string
  /** Kind of document in an editor's words. */
  kind: string
  outcome: Outcome
  /** When each stage was reached. */
  at: Partial<Record<Stage, number>> & { received: number }
  pages: readonly ReceiptPage[]
  /** What was left out or stands in the way, in an editor's words. */
  problems: readonly string[]
  release?: string
}

/** The last stage that a receipt reached. */
export function reached(receipt: Pick<Receipt, 'at'>): Stage {
  return stages.findLast((stage) => receipt.at[stage] !== undefined) ?? 'received'
}
