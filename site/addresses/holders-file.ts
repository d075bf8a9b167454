import { appendFileSync, closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeStateFileNow } from '../border/state-file'
import {
  changeHolders,
  type HolderChanges,
  holderDifference,
  noHolders,
  type PathHolders,
  parseChanges,
  parseHolders,
  writtenChanges,
  writtenHolders,
} from './path-holders'

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The record of a site in its data folder. The worker writes it with each release, builds read it. */
export const holdersFile = (dataFolder: string): string => path.resolve(dataFolder, 'path-holders.json')

/** The record in a file: nobody holds anything where there is none; undefined where it is damaged or of another version. */
export function readHolders(file: string): PathHolders | undefined {
  const text = textOf(file)
  return text === undefined ? noHolders : parseHolders(text)?.holders
}

/** Bytes of changes behind a record that may be shorter than they are: then everybody is written anew. */
const longestTail = 65_536

/**
 * A record that is written. What becomes other is put behind it, so that an edit of one path costs the same on a site of ten
 * thousand; a reader sees a line whole or not at all.
 */
export class HoldersRecord {
  /** As it was left: another file than this one is written anew. */
  private left: { seen: string; mark: string; size: number; tail: number } | undefined

  constructor(private readonly file: string) {}

  /** Writes everybody. A reader sees the old record or the new one, never half of it. @throws Error of the disk */
  write(holders: PathHolders): void {
    this.left = undefined
    const { text, mark } = writtenHolders(holders)
    if (textOf(this.file) !== text) writeStateFileNow(this.file, text)
    this.left = { seen: markOf(this.file), mark, size: Buffer.byteLength(text), tail: 0 }
  }

  /** Writes what is other, or everybody where that cannot follow what is there. @throws Error of the disk */
  add(changes: HolderChanges, whole: () => PathHolders): void {
    const { left } = this
    if (changes.size === 0 && left) return
    const isLeft = left !== undefined && left.seen === markOf(this.file)
    if (!isLeft || left.tail > Math.max(longestTail, left.size)) {
      this.write(whole())
      return
    }
    this.left = undefined
    const { text, mark } = writtenChanges(changes, left.mark)
    appendFileSync(this.file, text)
    this.left = { ...left, seen: markOf(this.file), mark, tail: left.tail + Buffer.byteLength(text) }
  }
}

export const writeHolders = (file: string, holders: PathHolders): void =>
  new HoldersRecord(file).write(holders)

const builtFile = (): string => path.resolve('.cache', 'path-holders.json')

/**
 * The record that the nodes and pages in `.cache` were made with. Lies there, and shares its fate.
 * @throws Error when it is not there or damaged: then nobody knows what they were made with.
 */
export function builtHolders(): PathHolders {
  const read = parseHolders(textOf(builtFile()) ?? '')
  if (!read) throw new Error('The record of paths that the pages in .cache were made with is lost.')
  return read.holders
}

/** Keeps what the nodes and pages in `.cache` are made with. */
export function keepBuiltHolders(holders: PathHolders): HoldersRecord {
  const record = new HoldersRecord(builtFile())
  record.write(holders)
  return record
}

/** A record that changes while somebody reads it now and then. */
export class WatchedHolders {
  private readonly known: Map<string, string>
  private seen: string | undefined
  /** The last line that was read, and where it ends in bytes. */
  private read: { mark: string; size: number } | undefined

  /** `known`: what somebody goes by who has not looked yet. */
  constructor(
    private readonly file: string,
    known: PathHolders = noHolders,
  ) {
    this.known = new Map(known)
  }

  /** As it was at the last look. */
  get holders(): PathHolders {
    return this.known
  }

  /**
   * What is other than at the last look; undefined where nothing is. A record that is lost or damaged says nothing new: who
   * holds what was known before.
   */
  changed(): HolderChanges | undefined {
    const seen = markOf(this.file)
    if (seen === this.seen) return undefined
    this.seen = seen
    const changes = this.tail() ?? this.whole()
    if (!changes || changes.size === 0) return undefined
    changeHolders(this.known, changes)
    return changes
  }

  /** What was put behind the last line; undefined where none follows it. */
  private tail(): HolderChanges | undefined {
    if (!this.read) return undefined
    const { mark, size } = this.read
    const behind = parseChanges(textFrom(this.file, size), mark)
    if (behind.size === 0) return undefined
    this.read = { mark: behind.mark, size: size + behind.size }
    return behind.changes
  }

  private whole(): HolderChanges | undefined {
    const now = parseHolders(textOf(this.file) ?? '')
    this.read = now
    return now && holderDifference(this.known, now.holders)
  }
}

/** A file from a byte on; nothing where it is missing or shorter. */
function textFrom(file: string, start: number): string {
  try {
    const opened = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(opened).size - start))
      return bytes.toString('utf8', 0, readSync(opened, bytes, 0, bytes.length, start))
    } finally {
      closeSync(opened)
    }
  } catch {
    return ''
  }
}

/** Another file, another time, another size: another record. */
function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'none'
}
