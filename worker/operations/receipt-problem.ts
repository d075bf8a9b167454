import { isDeepStrictEqual } from 'node:util'
import type { KeptFault, Problem } from '../changes/change'
import type { ReceiptProblem } from './receipt'

/** Titles of documents by id; an id without one is shown as it is. */
export type TitleOf = (documentId: string) => string | undefined

/** Nothing but the fault, with the title of the document that it names instead of its id. */
export function titledFault({ code, facts, reason }: KeptFault, titleOf: TitleOf): KeptFault {
  if (code === undefined) return { reason }
  const title = facts?.document === undefined ? undefined : titleOf(String(facts.document))
  return { code, facts: { ...facts, ...(title === undefined ? {} : { document: title }) }, reason }
}

/** A problem as a receipt keeps it. `withDocument`: the receipt is not that of its document. */
export function receiptProblem(problem: Problem, titleOf: TitleOf, withDocument: boolean): ReceiptProblem {
  const { documentId, field } = problem
  const title = titleOf(documentId)
  return {
    ...titledFault(problem, titleOf),
    field,
    ...(withDocument ? { documentId, ...(title === undefined ? {} : { title }) } : {}),
  }
}

export const isSameFault = (one: KeptFault, other: KeptFault): boolean =>
  one.code === other.code &&
  (one.code === undefined ? one.reason === other.reason : isDeepStrictEqual(one.facts, other.facts))
