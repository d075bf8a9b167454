import { createHash } from 'node:crypto'

/** SHA-256 of bytes, in hexadecimal digits. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
