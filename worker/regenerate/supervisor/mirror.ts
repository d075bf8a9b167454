import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

export interface MirrorOptions {
  /** Entries of the top level that are left alone on both sides. */
  skip?: ReadonlySet<string>
  /** Size and time are not believed: what lies on the disk may have been altered without them. */
  byBytes?: boolean
  signal?: AbortSignal
}

/** Entries after which other work gets its turn. */
const stride = 200

/** Maps of memory change without their time stamp, so these are always copied. */
const alwaysCopied = (name: string): boolean => name.endsWith('.mdb')

function isCopy(from: string, to: string, name: string, byBytes: boolean): boolean {
  if (alwaysCopied(name)) return false
  const target = lstatSync(to, { throwIfNoEntry: false })
  if (!target?.isFile()) return false
  const source = lstatSync(from)
  if (source.size !== target.size || Math.floor(source.mtimeMs) !== Math.floor(target.mtimeMs)) return false
  return !byBytes || readFileSync(from).equals(readFileSync(to))
}

/** Removes what lies in the place of a file or folder and is none. */
export function clearTheWay(place: string, isFolder: boolean): void {
  const there = lstatSync(place, { throwIfNoEntry: false })
  if (there && !(isFolder ? there.isDirectory() : there.isFile())) rmSync(place, { recursive: true })
}

function copyFile(from: string, to: string): void {
  // A clone where the file system can (XFS, btrfs), else a copy: Gatsby writes into files, so links would tie both sides.
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const { atime, mtime } = lstatSync(from)
  utimesSync(to, atime, mtime)
}

/**
 * Makes `to` the same as `from`: copies what differs in size or time, removes what is not in `from`. Costs a look at each
 * file, and a copy of each changed one. Nothing may write to `from` meanwhile.
 * @throws the signal's reason when it was given up; what was copied stays and need not be copied again
 */
export async function mirror(from: string, to: string, options: MirrorOptions = {}): Promise<void> {
  const { skip = new Set<string>(), byBytes = false, signal } = options
  let entries = 0
  const walk = async (folder: string): Promise<void> => {
    const source = path.join(from, folder)
    const target = path.join(to, folder)
    clearTheWay(target, true)
    mkdirSync(target, { recursive: true })
    const there = new Set<string>()
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      if (folder === '' && skip.has(entry.name)) continue
      there.add(entry.name)
      entries += 1
      if (entries % stride === 0) await turn()
      signal?.throwIfAborted()
      const name = path.join(folder, entry.name)
      const copy = path.join(to, name)
      if (entry.isDirectory()) await walk(name)
      else if (entry.isFile() && !isCopy(path.join(from, name), copy, entry.name, byBytes)) {
        clearTheWay(copy, false)
        copyFile(path.join(from, name), copy)
      }
    }
    for (const name of readdirSync(target)) {
      if (there.has(name) || (folder === '' && skip.has(name))) continue
      rmSync(path.join(target, name), { recursive: true, force: true })
    }
  }
  await walk('')
}
