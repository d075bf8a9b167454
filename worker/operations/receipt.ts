import type { Turn, Window } from '../../site/calendar/window'
import type { Language } from '../../site/languages/locales'
import type { Change, KeptFault, Reason } from '../changes/change'

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
  /** Why it is another one than before, or that it no longer exists; what an earlier version said in German. */
  why: Reason | 'removed' | { said: string }
}

/** What was left out or stands in the way; a fault names documents by their titles, for these change and go. */
export interface ReceiptProblem extends KeptFault {
  /** Absent for a refusal as a whole. */
  field?: string
  /** Whose fault it is, where that is not the document of the change. */
  documentId?: string
  /** Of that document, where it has one. */
  title?: string
}

/** A document that came or went by its schedule. */
export interface ReceiptTurn extends Turn {
  documentId: string
  title?: string
  /** Where its page is, while it is there. */
  path?: string
}

/** What became of one change, in facts: people read them in their own words. Times in ms since the epoch. */
export interface Receipt {
  /** Id of the change. */
  id: string
  change: Change
  /** Of the document, where it is known. */
  title?: string
  outcome: Outcome
  /** When each stage was reached, and when building began; what an earlier version wrote does not say that. */
  at: Partial<Record<Stage | 'begun', number>> & { received: number }
  pages: readonly ReceiptPage[]
  problems: readonly ReceiptProblem[]
  release?: string
  /** When the document of the change is there, where it is not always. */
  window?: Window
  /** What came or went with a change of the schedule. */
  turns?: readonly ReceiptTurn[]
}

/** The last stage that a receipt reached. */
export function reached(receipt: Pick<Receipt, 'at'>): Stage {
  return stages.findLast((stage) => receipt.at[stage] !== undefined) ?? 'received'
}
