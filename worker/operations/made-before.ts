import type { AcceptedChange } from '../changes/change'
import type { Receipt, ReceiptPage } from './receipt'
import { type BatchResult, receiptsOf } from './receipts-of'

/** Of how many comparisons the pages are known: a change waits for one or two at most. */
const remembered = 8

/**
 * What was made live of documents whose own changes were still on their way: their receipts tell of it, instead of that nothing
 * changed. Comparisons and builds of the whole site do so, and a small edit whose page a large work has, too.
 */
export class MadeBefore {
  private results: BatchResult[] = []
  /** By the id of a change that goes on, what of it went live with others. */
  private readonly early = new Map<string, Receipt>()

  /** Call with every batch that is live. `isWhole`: all pages were made anew for it, of whatever documents. */
  note(result: BatchResult, isWhole: boolean): void {
    const compares = isWhole || result.batch.some(({ change }) => change.kind === 'reconcile')
    if (compares && result.at.published !== undefined)
      this.results = [result, ...this.results].slice(0, remembered)
  }

  /** Call with every batch that is live, and with those of its changes that are not finished by it. */
  noteUnfinished(unfinished: readonly AcceptedChange[], result: BatchResult): void {
    for (const accepted of unfinished) {
      const made = madeOf(accepted, result)
      const before = this.early.get(accepted.id)
      if (made) this.early.set(accepted.id, before ? { ...made, pages: both(before, made) } : made)
    }
  }

  /** The receipt of a change with what was live of it before its turn; any other one as it is. */
  complete(accepted: AcceptedChange, receipt: Receipt): Receipt {
    const early = this.early.get(accepted.id)
    this.early.delete(accepted.id)
    if (receipt.outcome === 'unchanged') return early ?? this.comparedBefore(accepted) ?? receipt
    return early && receipt.outcome !== 'refused' ? { ...receipt, pages: both(early, receipt) } : receipt
  }

  private comparedBefore(accepted: AcceptedChange): Receipt | undefined {
    const since = this.results.filter(({ at }) => (at.published ?? 0) >= accepted.acceptedAt)
    for (const result of since) {
      const made = madeOf(accepted, result)
      if (made) return made
    }
    return undefined
  }
}

/** What a batch made live of a document whose change is none of it; undefined for nothing. */
function madeOf(accepted: AcceptedChange, result: BatchResult): Receipt | undefined {
  const { change } = accepted
  if (change.kind !== 'document') return undefined
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
  return made && made.pages.length > 0 ? made : undefined
}

/** The pages of both, each once, as the later one tells of them. */
function both(earlier: Receipt, later: Receipt): ReceiptPage[] {
  const told = new Set(later.pages.map(({ path }) => path))
  return [...earlier.pages.filter(({ path }) => !told.has(path)), ...later.pages]
}
