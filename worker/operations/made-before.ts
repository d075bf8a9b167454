import type { AcceptedChange } from '../changes/change'
import type { Receipt } from './receipt'
import { type BatchResult, receiptsOf } from './receipts-of'

/** Of how many comparisons the pages are known: a change waits for one or two at most. */
const remembered = 8

/**
 * What comparisons and builds of the whole site made live of documents whose own changes were still on their way: their
 * receipts tell of it, instead of that nothing changed.
 */
export class MadeBefore {
  private results: BatchResult[] = []

  /** Call with every batch that is live. `isWhole`: all pages were made anew for it, of whatever documents. */
  note(result: BatchResult, isWhole: boolean): void {
    const compares = isWhole || result.batch.some(({ change }) => change.kind === 'reconcile')
    if (compares && result.at.published !== undefined)
      this.results = [result, ...this.results].slice(0, remembered)
  }

  /** The receipt of a change that found nothing to do because a comparison had done it; any other one as it is. */
  complete(accepted: AcceptedChange, receipt: Receipt): Receipt {
    const { change, acceptedAt } = accepted
    if (change.kind !== 'document' || receipt.outcome !== 'unchanged') return receipt
    for (const result of this.results.filter(({ at }) => (at.published ?? 0) >= acceptedAt)) {
      const isOf = (owner: string): boolean => owner === change.id
      const [made] = receiptsOf({
        ...result,
        batch: [accepted],
        pages: result.pages.filter(
          ({ owner, path }) => isOf(owner) || result.shows.get(path)?.includes(change.id) === true,
        ),
        removedPages: result.removedPages.filter(({ owner }) => isOf(owner)),
        problems: [],
        refused: new Map(),
      })
      if (made && made.pages.length > 0) return made
    }
    return receipt
  }
}
