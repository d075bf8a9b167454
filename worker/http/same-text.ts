import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares two texts, e.g. a secret and what somebody says it is, in the same time wherever they differ. */
export const isSameText = (left: string, right: string): boolean =>
  timingSafeEqual(digest(left), digest(right))
