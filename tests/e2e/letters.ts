import type { Mail } from '../../sandbox/mail/mailbox'
import { expect } from './visit'

/** What the desk of the house has of this guest, by a name that nobody else has. */
async function lettersAbout(name: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env.THIRD_PARTIES_UNDER_TEST}/mail.json`)
  const { mails }: { mails: Mail[] } = await answer.json()
  return mails.filter(({ subject, text }) => `${subject}${text}`.includes(name))
}

/** The letter about this guest, once the desk has it: one, and no more. */
export async function letterAbout(name: string): Promise<Mail> {
  await expect.poll(async () => (await lettersAbout(name)).length).toBe(1)
  const [letter] = await lettersAbout(name)
  if (!letter) throw new Error(`The letter about ${name} is gone.`)
  return letter
}
