import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A delivery may be this old, in ms: longer than every retry of the content service. */
export const replayWindowMs = 40 * 60_000
/** How far the clock of the content service may be ahead of ours, in ms. */
const clockToleranceMs = 5 * 60_000

export type Verdict =
  | { valid: true; key: string }
  | {
      valid: false
      code: 'webhook.signature-missing' | 'webhook.signature-wrong' | 'webhook.signature-stale'
    }

/**
 * Judges the header `sanity-webhook-signature` of a delivery: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`.
 * 1. Missing, doubled or of another form: missing.
 * 2. Not the signature of exactly these bytes: wrong. The comparison takes the same time for every wrong value.
 * 3. Signed more than 40 minutes ago or more than 5 minutes in the future: stale.
 * 4. Otherwise valid. The key is a hash of what is signed, because everything else could be forged.
 */
export function judgeSignature(header: unknown, body: Buffer, secret: string, now: number): Verdict {
  const [, time, given] = partsOf(header) ?? []
  if (time === undefined || given === undefined) return { valid: false, code: 'webhook.signature-missing' }
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const actual = Buffer.from(given, 'base64url')
  const equal = timingSafeEqual(digest(actual), digest(expected)) && actual.length === expected.length
  if (!equal) return { valid: false, code: 'webhook.signature-wrong' }
  const age = now - Number(time)
  if (age > replayWindowMs || age < -clockToleranceMs)
    return { valid: false, code: 'webhook.signature-stale' }
  return { valid: true, key: `webhook:${time}:${digest(body).toString('hex')}` }
}

const partsOf = (header: unknown): RegExpExecArray | null =>
  typeof header === 'string' ? /^t=(\d{1,16}),\s?v1=([\w-]{1,128})$/.exec(header.trim()) : null

/** Whether a header has the form of a signature, which can be told without the body. */
export const mayBeSigned = (header: unknown): boolean => partsOf(header) !== null

/** The header as the content service makes it; `time` in ms since the epoch. */
export function signDelivery(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')}`
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
