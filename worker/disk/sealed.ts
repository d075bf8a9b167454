import { createHash } from 'node:crypto'
import { jsonPortions } from './json-portions'
import { sha256 } from './sha256'

/** A text with its checksum in a last line of its own: what was cut short or altered on the disk is known for it. */
export const sealed = (text: string): string => `${text}\n${sealLine(sha256(`${text}\n`))}`

/** The same of the JSON of an object, as bytes that lie outside of the heap: of a large one no text as a whole is ever in it. */
export function sealedJson(value: object): Buffer {
  const seal = createHash('sha256')
  const portions: Buffer[] = []
  for (const text of jsonPortions(value)) {
    seal.update(text)
    portions.push(Buffer.from(text))
  }
  portions.push(Buffer.from(`\n${sealLine(seal.update('\n').digest('hex'))}`))
  return Buffer.concat(portions)
}

/** The last line of a file whose other lines have this SHA-256, in hex. */
export const sealLine = (sha: string): string => `"sha256 ${sha}"\n`

const lineLength = sealLine('0'.repeat(64)).length

/** The text of a sealed one; undefined where it is damaged. What an earlier version wrote without a seal is taken as it is. */
export function unsealed(whole: string): string | undefined {
  const bytes = Buffer.from(whole)
  const body = unsealedBytes(bytes)
  return body === bytes ? whole : body && whole.slice(0, -lineLength - 1)
}

/** The same of bytes, of which no text is made. */
export function unsealedBytes(whole: Buffer): Buffer | undefined {
  const body = whole.subarray(0, -lineLength)
  const line = whole.subarray(-lineLength).toString()
  if (!line.includes('sha256 ')) return whole
  return line === sealLine(sha256(body)) ? body.subarray(0, -1) : undefined
}

/** Whether what was read says that a newer version of its format wrote it than `known`: it is whole, and not understood here. */
export const isNewer = (read: unknown, known: number): boolean =>
  typeof read === 'object' &&
  read !== null &&
  'version' in read &&
  typeof read.version === 'number' &&
  read.version > known
