import { createTransport } from 'nodemailer'
import { type Desk, HandOverFailed } from './desk'
import type { WaitingEnquiry } from './enquiry'
import { type Letter, letterToDesk, letterToGuest } from './letters'

export interface MailSettings {
  /** `smtps://user:password@host`: secret. */
  smtpUrl: string
  /** Who writes, an address of the house. */
  from: string
  /** Whom enquiries go to where the editor named nobody. */
  to: string
}

interface Surroundings {
  siteUrl: string
  timeZone: string
}

/** A mail server that is slow is asked again later, ms. */
const patience = 20_000

/** The house by mail (`nodemailer`), which writes to guests, too. */
export function mailDesk(
  { smtpUrl, from, to: usual }: MailSettings,
  { siteUrl, timeZone }: Surroundings,
): Desk {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  const { hostname } = new URL(siteUrl)
  /** The same letter has the same id whenever it is sent: a mail server knows it for the same. */
  const send = async (
    to: string,
    { subject, text, replyTo }: Letter,
    { id }: WaitingEnquiry,
    part: string,
  ) => {
    const messageId = `<${id}.${part}@${hostname}>`
    // Nobody shall answer to what a machine has sent.
    const headers = part === 'guest' ? { 'Auto-Submitted': 'auto-replied' } : undefined
    await transport
      .sendMail({ from, to: { name: '', address: to }, subject, text, replyTo, messageId, headers })
      .catch((error: unknown) => Promise.reject(failureOf(error)))
  }
  return {
    take: (enquiry, to) => send(to ?? usual, letterToDesk(enquiry, siteUrl, timeZone), enquiry, 'desk'),
    tellGuest: (enquiry, to) => send(to, letterToGuest(enquiry, siteUrl, timeZone), enquiry, 'guest'),
    close: () => transport.close(),
  }
}

/** The words of a mail server name the address: only its code is told. A code from 500 is its last word. */
function failureOf(error: unknown): HandOverFailed {
  const { code = 'unknown', responseCode } = Object(error)
  const said = typeof responseCode === 'number' ? `, it said ${responseCode}` : ''
  return new HandOverFailed(
    `the mail server did not take it (${String(code)}${said})`,
    Number(responseCode) >= 500,
  )
}
