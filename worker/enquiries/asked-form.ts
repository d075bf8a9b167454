import type { EnquiryKind, QuestionName } from '../../site/enquiries/questions'

/** A question as a published page asks it. */
export interface AskedQuestion {
  name: QuestionName
  label: string
  isNeeded: boolean
  /** Characters of a text, or the largest number. */
  most: number
  /** What can be chosen, by the value that is sent; nothing where it is no choice. */
  choices: ReadonlyMap<string, string>
}

/** A form as a published page shows it: what a visitor was asked is what the answers are held against. */
export interface AskedForm {
  id: string
  kind: EnquiryKind
  questions: readonly AskedQuestion[]
}
