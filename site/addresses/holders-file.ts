import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeStateFileNow } from '../border/state-file'
import { noHolders, type PathHolders, parseHolders, writtenHolders } from './path-holders'

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
  return text === undefined ? noHolders : parseHolders(text)
}

/** A reader sees the old record or the new one, never half of it. */
export function writeHolders(file: string, holders: PathHolders): void {
  const text = writtenHolders(holders)
  if (textOf(file) === text) return
  writeStateFileNow(file, text)
}

const builtFile = (): string => path.resolve('.cache', 'path-holders.json')

/**
 * The record that the nodes and pages in `.cache` were made with. Lies there, and shares its fate.
 * @throws Error when it is not there or damaged: then nobody knows what they were made with.
 */
export function builtHolders(): PathHolders {
  const holders = parseHolders(textOf(builtFile()) ?? '')
  if (!holders) throw new Error('The record of paths that the pages in .cache were made with is lost.')
  return holders
}

export const keepBuiltHolders = (holders: PathHolders): void => writeHolders(builtFile(), holders)

/** A record that changes while somebody reads it now and then. */
export class WatchedHolders {
  private seen: string | undefined

  constructor(private readonly file: string) {}

  /**
   * The record, where it may be another one than at the last look; undefined where it is the same file. One that is lost or
   * damaged says nothing new: who holds what was known before.
   */
  changed(): PathHolders | undefined {
    const mark = markOf(this.file)
    if (mark === this.seen) return undefined
    this.seen = mark
    return parseHolders(textOf(this.file) ?? '')
  }
}

/** Another file, another time, another size: another record. */
function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'none'
}
