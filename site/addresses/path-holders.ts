import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Who holds which path on the site that visitors see: canonical paths with the ids of content documents. Of two documents
 * that want one path its holder keeps it; without a record the older one has it.
 */
export type PathHolders = ReadonlyMap<string, string>

export const noHolders: PathHolders = new Map()

interface Stored {
  version: 1
  holders: Record<string, string>
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  'holders' in value &&
  typeof value.holders === 'object' &&
  value.holders !== null &&
  Object.values(value.holders).every((id) => typeof id === 'string')

/** The record as text: the same holders are the same bytes. */
export const writtenHolders = (holders: PathHolders): string => {
  const stored: Stored = {
    version: 1,
    holders: Object.fromEntries([...holders].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  return JSON.stringify(stored)
}

/** The record in a text; nobody holds anything where it is damaged or of another version. */
export function parseHolders(text: string): PathHolders {
  try {
    const value: unknown = JSON.parse(text)
    return isStored(value) ? new Map(Object.entries(value.holders)) : noHolders
  } catch {
    return noHolders
  }
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The record of a site in its data folder. The worker writes it with each release, builds read it. */
export const holdersFile = (dataFolder: string): string => path.resolve(dataFolder, 'path-holders.json')

export const readHolders = (file: string): PathHolders => parseHolders(textOf(file) ?? '')

/** A reader sees the old record or the new one, never half of it. */
export function writeHolders(file: string, holders: PathHolders): void {
  const text = writtenHolders(holders)
  if (textOf(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.tmp`, text)
  renameSync(`${file}.tmp`, file)
}

/** The record that the nodes and pages in `.cache` were made with. Lies there, and shares its fate. */
const builtFile = (): string => path.resolve('.cache', 'path-holders.json')

export const builtHolders = (): PathHolders => readHolders(builtFile())

export const keepBuiltHolders = (holders: PathHolders): void => writeHolders(builtFile(), holders)

/** A record that changes while somebody reads it now and then. */
export class WatchedHolders {
  private seen: string | undefined

  constructor(private readonly file: string) {}

  /** The record, where it may be another one than at the last look; undefined where it is the same file. */
  changed(): PathHolders | undefined {
    const mark = markOf(this.file)
    if (mark === this.seen) return undefined
    this.seen = mark
    return readHolders(this.file)
  }
}

/** Another file, another time, another size: another record. */
function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'none'
}
