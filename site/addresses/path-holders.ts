import { createHash } from 'node:crypto'

/**
 * Who holds which path on the site that visitors see: canonical paths with the ids of content documents. Of two documents
 * that want one path its holder keeps it; without a record the older one has it.
 */
export type PathHolders = ReadonlyMap<string, string>

/** Paths with who holds them from now on; null for nobody. */
export type HolderChanges = ReadonlyMap<string, string | null>

export const noHolders: PathHolders = new Map()

/** The first line of a record: everybody at one time. */
interface WholeLine {
  version: 1
  /** SHA-256 of the holders as they are written, in hex. */
  sha256: string
  holders: Record<string, string>
}

/** Every line after it: what became other. */
interface ChangesLine {
  /** SHA-256 of that of the line before and of the changes as they are written, in hex. */
  sha256: string
  changes: Record<string, string | null>
}

/** A record as far as it could be read. */
interface ReadHolders {
  holders: Map<string, string>
  /** What the next line begins with: the hash of the last one. */
  mark: string
  /** Bytes that were read. */
  size: number
}

const hashOf = (before: string, value: object): string =>
  createHash('sha256').update(before).update(JSON.stringify(value)).digest('hex')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWholeLine = (value: unknown): value is WholeLine =>
  isRecord(value) &&
  value.version === 1 &&
  isRecord(value.holders) &&
  value.sha256 === hashOf('', value.holders) &&
  Object.values(value.holders).every((id) => typeof id === 'string')

const isChangesLine = (value: unknown, mark: string): value is ChangesLine =>
  isRecord(value) &&
  isRecord(value.changes) &&
  value.sha256 === hashOf(mark, value.changes) &&
  Object.values(value.changes).every((id) => typeof id === 'string' || id === null)

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A record as its first line, and the hash that the next one follows: the same holders are the same bytes. */
export function writtenHolders(holders: PathHolders): { text: string; mark: string } {
  const sorted = Object.fromEntries([...holders].sort(([a], [b]) => (a < b ? -1 : 1)))
  const line: WholeLine = { version: 1, sha256: hashOf('', sorted), holders: sorted }
  return { text: JSON.stringify(line), mark: line.sha256 }
}

/** Changes as the text that is put behind a record whose last line has the hash `mark`. */
export function writtenChanges(changes: HolderChanges, mark: string): { text: string; mark: string } {
  const written = Object.fromEntries(changes)
  const line: ChangesLine = { sha256: hashOf(mark, written), changes: written }
  return { text: `\n${JSON.stringify(line)}`, mark: line.sha256 }
}

/** What was put behind the line with the hash `mark`, up to the first line that is not whole or does not follow. */
export function parseChanges(
  text: string,
  mark: string,
): { changes: HolderChanges; mark: string; size: number } {
  const changes = new Map<string, string | null>()
  const read = { changes, mark, size: 0 }
  for (const line of text.split('\n').slice(1)) {
    const value = parsed(line)
    if (!isChangesLine(value, read.mark)) break
    for (const [path, id] of Object.entries(value.changes)) changes.set(path, id)
    read.mark = value.sha256
    read.size += Buffer.byteLength(line) + 1
  }
  return read
}

/** The record in a text; undefined where its first line is damaged or of another version. */
export function parseHolders(text: string): ReadHolders | undefined {
  const [first = ''] = text.split('\n', 1)
  const whole = parsed(first)
  if (!isWholeLine(whole)) return undefined
  const { changes, mark, size } = parseChanges(text.slice(first.length), whole.sha256)
  const holders = new Map(Object.entries(whole.holders))
  changeHolders(holders, changes)
  return { holders, mark, size: Buffer.byteLength(first) + size }
}

/** Makes one record the other. */
export function changeHolders(holders: Map<string, string>, changes: HolderChanges): void {
  for (const [path, id] of changes) {
    if (id === null) holders.delete(path)
    else holders.set(path, id)
  }
}

/** What makes one record another one. */
export function holderDifference(from: PathHolders, to: PathHolders): HolderChanges {
  const gone = [...from.keys()].filter((path) => !to.has(path)).map((path) => [path, null] as const)
  return new Map([...gone, ...[...to].filter(([path, id]) => from.get(path) !== id)])
}
