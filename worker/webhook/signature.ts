import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { sha256 } from '../disk/sha256'
import { isSameText } from '../http/same-text'

/** A delivery may be this old, in ms: longer than every retry of the content service. */
export const replayWindowMs = 40 * 60_000
/** How far the clock of the content service may be ahead of ours, in ms. */
const clockToleranceMs = 5 * 60_000

export type SignatureVerdict =
  | { valid: true; key: string }
  | {
      valid: false
      code: 'webhook.signature-missing' | 'webhook.signature-wrong' | 'webhook.signature-stale'
    }

/**
 * Judges the header `sanity-webhook-signature` of a delivery: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`. What the
 * signature of a body is, the content service's own package says; it compares by `!==`, so the comparison is ours.
 * `body` is UTF-8: other bytes have no signature of their own.
 * 1. Missing, doubled or of another form: missing.
 * 2. Not the signature of exactly these bytes: wrong. The comparison takes the same time for every wrong value.
 * 3. Signed more than 40 minutes ago or more than 5 minutes in the future: stale.
 * 4. Otherwise valid. The key is a hash of what is signed, because everything else could be forged.
 */
export async function judgeSignature(
  header: unknown,
  body: Buffer,
  secret: string,
  now: number,
): Promise<SignatureVerdict> {
  if (!mayBeSigned(header)) return { valid: false, code: 'webhook.signature-missing' }
  const { timestamp, hashedPayload } = decodeSignatureHeader(header)
  const expected = await expectedHeader(body, timestamp, secret)
  const given = `t=${timestamp},v1=${hashedPayload}`
  if (expected === undefined || !isSameText(given, expected))
    return { valid: false, code: 'webhook.signature-wrong' }
  const age = now - timestamp
  if (age > replayWindowMs || age < -clockToleranceMs)
    return { valid: false, code: 'webhook.signature-stale' }
  return { valid: true, key: `webhook:${timestamp}:${sha256(body)}` }
}

/** The header that the body should have come with; undefined where none can be made, e.g. for a time before 2021. */
async function expectedHeader(body: Buffer, timestamp: number, secret: string): Promise<string | undefined> {
  try {
    return await encodeSignatureHeader(body.toString('utf8'), timestamp, secret)
  } catch (error) {
    if (isSignatureError(error)) return undefined
    throw error
  }
}

/** Whether a header has the form of a signature, which can be told without the body. */
export const mayBeSigned = (header: unknown): header is string =>
  typeof header === 'string' && /^t=\d{1,16},\s?v1=[\w-]{1,128}$/.test(header.trim())
