import { z } from 'zod'
import { enquiryKinds, isQuestionName, type QuestionName } from '../../site/enquiries/questions'
import { isLanguage, type Language } from '../../site/languages/locales'

const answer = z.object({
  name: z.custom<QuestionName>((name) => typeof name === 'string' && isQuestionName(name)),
  label: z.string(),
  value: z.string(),
})

const common = {
  version: z.literal(1),
  /** Made of what was written, so that the same form sent twice is one enquiry; says nothing of it. */
  id: z.string().regex(/^[a-z2-7]{52}$/),
  /** What guest and house name it by. */
  number: z.string(),
  /** Milliseconds since the epoch. */
  receivedAt: z.number(),
  /** Path of the page, and the form on it. */
  page: z.string(),
  form: z.string(),
  language: z.custom<Language>(isLanguage),
  kind: z.enum(enquiryKinds),
}

/** An enquiry that is not handed over yet, with everything that the guest wrote. */
const waiting = z.object({
  ...common,
  state: z.literal('waiting'),
  /** Id of the content document of the page. */
  document: z.string().optional(),
  answers: z.array(answer),
  /** Whether the house has it, and only the letter to the guest is missing. */
  atDesk: z.boolean(),
})

/** What is left of an enquiry once it was handed over: nothing that the guest wrote. */
const handedOver = z.object({ ...common, state: z.literal('handed over'), handedOverAt: z.number() })

export const enquirySchema = z.discriminatedUnion('state', [waiting, handedOver])

export type WaitingEnquiry = z.infer<typeof waiting>
export type KnownEnquiry = z.infer<typeof enquirySchema>

export const answerTo = (
  { answers }: Pick<WaitingEnquiry, 'answers'>,
  wanted: QuestionName,
): string | undefined => answers.find(({ name }) => name === wanted)?.value
