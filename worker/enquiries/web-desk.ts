import { createHmac } from 'node:crypto'
import { type Desk, HandOverFailed } from './desk'

export interface WebDeskSettings {
  url: string
  /** Signs what is sent, so that the desk knows who sends. */
  secret: string
}

/** ms */
const patience = 20_000

/** HMAC-SHA256 of the body, in hex, as the header `x-enquiry-signature` carries it. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** The house by a program of its own: each enquiry as JSON, signed, with its id as the key of repetition. */
export const webDesk = ({ url, secret }: WebDeskSettings): Desk => ({
  async take({ id, number, receivedAt, page, language, kind, answers }, to) {
    const body = JSON.stringify({
      ...{ id, number, page, language, kind, to: to ?? null },
      receivedAt: new Date(receivedAt).toISOString(),
      answers,
    })
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-enquiry-signature': signatureOf(body, secret),
    }
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => Promise.reject(new HandOverFailed('the desk did not answer')))
    await answer.body?.cancel()
    // Known already: it came, and the answer was lost.
    if (!answer.ok && answer.status !== 409) throw new HandOverFailed(`the desk answered ${answer.status}`)
  },
  tellGuest: undefined,
  close: () => undefined,
})
