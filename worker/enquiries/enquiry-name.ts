import { createHmac } from 'node:crypto'
import type { EnquiryAnswer } from './check-answers'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function inLetters(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What an enquiry says: where it was sent from, and what was written. */
export interface EnquiryContent {
  page: string
  form: string
  answers: readonly EnquiryAnswer[]
}

/**
 * The id of an enquiry, made of what it says with a key of this machine: the same form sent twice has one, and nobody
 * without the key can tell from it what was written, or guess it. `round`: 0, or 1 and so on where a guest says the same
 * again later.
 */
export const enquiryId = ({ page, form, answers }: EnquiryContent, key: Buffer, round: number): string =>
  inLetters(
    createHmac('sha256', key)
      .update(JSON.stringify([page, form, answers.map(({ name, value }) => [name, value]), round]))
      .digest(),
  )

/** `K3Q-7TF`: the beginning of the id, to be said on the telephone. */
export const enquiryNumber = (id: string): string => `${id.slice(0, 3)}-${id.slice(3, 6)}`.toUpperCase()
