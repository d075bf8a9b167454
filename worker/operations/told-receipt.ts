import { changeKind, changeTitle } from './change-words'
import { problemLines } from './fault-words'
import type { Receipt, ReceiptPage } from './receipt'
import { scheduleLines } from './schedule-words'
import type { TimeWords } from './times'
import type { Words } from './words/all-words'

/** A receipt in words, as programs get it. */
export interface ToldReceipt extends Omit<Receipt, 'title' | 'pages' | 'problems'> {
  /** Title of the document, or what happened. */
  title: string
  /** Kind of document, or why it happened. */
  kind: string
  pages: readonly { language: string; path: string; why: string; removed?: true }[]
  problems: readonly string[]
  /** What it says of times, where the document or others are there at times only. */
  schedule?: readonly string[]
}

/** `time`: without it nothing is said of times. */
export function toldReceipt(receipt: Receipt, words: Words, time?: TimeWords): ToldReceipt {
  const schedule = time ? scheduleLines(receipt, time, words) : []
  return {
    ...receipt,
    title: changeTitle(receipt, words),
    kind: changeKind(receipt.change, words),
    pages: receipt.pages.map(({ language, path, why }) => ({
      language,
      path,
      why: whyWords(why, words),
      ...(why === 'removed' ? { removed: true } : {}),
    })),
    problems: problemLines(receipt.problems, words),
    ...(schedule.length === 0 ? {} : { schedule }),
  }
}

/** Why a page is another one than before. */
export const whyWords = (why: ReceiptPage['why'], { changes }: Words): string =>
  typeof why === 'object' ? why.said : changes.reasons[why]
