import type { Reason } from '../changes/change'
import type { Receipt, ReceiptPage, ReceiptProblem } from './receipt'
import { de } from './words/de'

/** A receipt as it lies on the disk. Earlier versions kept kind, reasons and problems as German words. */
export interface KeptReceipt extends Omit<Receipt, 'pages' | 'problems'> {
  kind?: string
  pages: readonly (Pick<ReceiptPage, 'language' | 'path'> & {
    why: ReceiptPage['why'] | string
    removed?: boolean
  })[]
  problems: readonly (ReceiptProblem | string)[]
}

/** The receipt of any version: German words stay as they were, what follows from the change is told anew. */
export function receiptFrom({ kind: _, title, ...kept }: KeptReceipt): Receipt {
  return {
    ...kept,
    ...(title === undefined || kept.change.kind !== 'document' ? {} : { title }),
    pages: kept.pages.map(({ language, path, why, removed }) => ({
      language,
      path,
      why: removed ? 'removed' : typeof why === 'string' && !isCode(why) ? { said: why } : why,
    })),
    problems: kept.problems.map((problem) => (typeof problem === 'string' ? { reason: problem } : problem)),
  }
}

const isCode = (why: string): why is Reason | 'removed' => Object.hasOwn(de.changes.reasons, why)
