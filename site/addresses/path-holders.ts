import { createHash } from 'node:crypto'

/**
 * Who holds which path on the site that visitors see: canonical paths with the ids of content documents. Of two documents
 * that want one path its holder keeps it; without a record the older one has it.
 */
export type PathHolders = ReadonlyMap<string, string>

export const noHolders: PathHolders = new Map()

interface Stored {
  version: 1
  /** SHA-256 of the holders as they are written, in hex. */
  sha256: string
  holders: Record<string, string>
}

const hashOf = (holders: object): string => createHash('sha256').update(JSON.stringify(holders)).digest('hex')

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  'sha256' in value &&
  'holders' in value &&
  typeof value.holders === 'object' &&
  value.holders !== null &&
  value.sha256 === hashOf(value.holders) &&
  Object.values(value.holders).every((id) => typeof id === 'string')

/** The record as text: the same holders are the same bytes. */
export function writtenHolders(holders: PathHolders): string {
  const sorted = Object.fromEntries([...holders].sort(([a], [b]) => (a < b ? -1 : 1)))
  const stored: Stored = { version: 1, sha256: hashOf(sorted), holders: sorted }
  return JSON.stringify(stored)
}

/** The record in a text; undefined where it is damaged or of another version. */
export function parseHolders(text: string): PathHolders | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isStored(value) ? new Map(Object.entries(value.holders)) : undefined
  } catch {
    return undefined
  }
}
