import type { DocumentChange } from '../documents/lake-document'

/**
 * Documents by which a Studio opens something for a moment: a right to read receipts, a preview. They are gone as soon as they
 * were used, hold what opens it, and tell nobody what became of a text.
 */
const passing: readonly string[] = ['receiptTicket', 'sanity.previewUrlSecret']

/** Whether the history keeps what happened to a document. */
export const isKept = ({ before, after }: DocumentChange): boolean =>
  !passing.includes((after ?? before)?._type ?? '')
