import { isWithin } from '../../site/calendar/window'
import type { Receipt } from './receipt'
import type { TimeWords } from './times'
import type { Words } from './words/all-words'

type Scheduled = Pick<Receipt, 'window' | 'turns' | 'at'>

/** When it was known what is live, ms since the epoch. */
const toldAt = ({ at }: Scheduled): number => at.published ?? at.built ?? at.received

/** Whether what was published waits for its time. */
export const isWaiting = (receipt: Scheduled): boolean =>
  receipt.window?.from !== undefined && toldAt(receipt) < receipt.window.from

/** What a receipt says of times: what came and went by its schedule, or when the document will, one line for each. */
export function scheduleLines(receipt: Scheduled, time: TimeWords, words: Words): string[] {
  const { turned } = words.changes
  const lines = (receipt.turns ?? []).map(({ goes, title, documentId, at }) =>
    turned[goes](words.fields.named(title ?? documentId), time.minute(at)),
  )
  return [...lines, ...windowLine(receipt, time, words)]
}

function windowLine(receipt: Scheduled, time: TimeWords, { changes }: Words): string[] {
  const { window } = receipt
  if (!window) return []
  const { waits, stays, over } = changes.window
  const end = window.until === undefined ? undefined : time.minute(window.until)
  if (isWaiting(receipt)) return [waits(time.minute(window.from ?? 0), end)]
  if (end === undefined) return []
  return [isWithin(window, toldAt(receipt)) ? stays(end) : over(end)]
}
