import { enquiryAddress } from '../../../enquiries/questions'
import { inTime } from '../../loading/in-time'
import type { BotCheck } from '../../media-corner/bot-check'

/** What came of an enquiry, in the visitor's language. */
export type Answered =
  | { is: 'received'; title: string; lines: readonly string[] }
  /** `faults`: what is wrong, by the name of the question. */
  | { is: 'faulty'; text: string; faults: Readonly<Record<string, string>> }
  /** `asksCheck`: many came from this network; with a token of the bot check it is taken. */
  | { is: 'refused'; text: string; asksCheck?: boolean }

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const areTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string')

/** Whether the worker said it: what stands before it answers in data, too, when it fails. */
function isAnswered(value: unknown): boolean {
  if (!hasFields(value)) return false
  const { is, title, lines, text, faults } = value
  if (is === 'received') return Array.isArray(lines) && areTexts([title, ...lines])
  if (is === 'faulty') return hasFields(faults) && areTexts([text, ...Object.values(faults)])
  return is === 'refused' && areTexts([text])
}

/** Sends what a form holds. Where nothing answers, not in time, or not as it should, `otherwise` says so. */
export async function sendEnquiry(form: FormData, otherwise: string): Promise<Answered> {
  const body = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value)
  try {
    const answered = await inTime(async (signal): Promise<Answered> => {
      const headers = { accept: 'application/json' }
      return (await fetch(enquiryAddress, { method: 'POST', body, headers, signal })).json()
    })
    if (isAnswered(answered)) return answered
  } catch {
    // As where nothing answers.
  }
  return { is: 'refused', text: otherwise }
}

/** The bot check, undefined where its code does not come. */
const botCheck = (container: HTMLElement): Promise<BotCheck | undefined> =>
  import('../../media-corner/bot-check').then(
    ({ botCheckIn }) => botCheckIn(container, 'enquiry'),
    () => undefined,
  )

/** The bot check and its code load only for who is asked for it, after they have sent something. */
export async function sendChecked(
  form: FormData,
  otherwise: string,
  container: HTMLElement,
): Promise<Answered> {
  const answered = await sendEnquiry(form, otherwise)
  if (answered.is !== 'refused' || !answered.asksCheck) return answered
  const check = await botCheck(container)
  const token = await check?.token()
  check?.stop()
  if (!token) return answered
  form.set('token', token)
  return sendEnquiry(form, otherwise)
}
