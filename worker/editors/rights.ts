import { createHmac } from 'node:crypto'
import { isSameText } from '../http/same-text'

/** How long an editor may read receipts before the content service is asked again, ms. */
export const rightMs = 8 * 3_600_000

export interface Right {
  /** What the Studio sends as Bearer. */
  right: string
  /** Ms since the epoch. */
  until: number
}

export interface Rights {
  issue(now: number): Right
  isValid(given: string, now: number): boolean
}

/**
 * Short-lived rights of editors, to read receipts where no other purpose is named, which nobody has to store: signed with a key made from the operations token, so that
 * a new token ends them all. A right says nothing but how long it is good for.
 */
export function createRights(operationsToken: string, purpose = 'receipts for editors'): Rights {
  const key = createHmac('sha256', operationsToken).update(purpose).digest()
  const sign = (until: string) => createHmac('sha256', key).update(until).digest('base64url')
  return {
    issue(now) {
      const until = now + rightMs
      return { right: `${until}.${sign(String(until))}`, until }
    },
    isValid(given, now) {
      const [until = '', signature = ''] = given.split('.')
      return isSameText(signature, sign(until)) && Number(until) > now
    },
  }
}
