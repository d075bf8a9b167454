import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { changedJustNow, type Stamp } from '../../disk/known-files'
import { sha256 } from '../../disk/sha256'

/** Hash of each file, by its path below a folder. */
export type FolderHashes = ReadonlyMap<string, string>

/** Files that are read at once. */
const atOnce = 8
/** From here on a file is read in portions. Bytes. */
const large = 4 * 1024 * 1024

/** LMDB notes who reads in it: it says nothing about the data, and is made anew. */
const hasNoContent = (file: string): boolean => path.basename(file) === 'lock.mdb'

/**
 * Hashes everything below some folders. What was hashed before and was not touched since is not read again; maps of memory
 * change without their time stamp, so these always are.
 */
export class FolderHasher {
  readonly #known = new Map<string, { stamp: string; sha: string }>()

  /** `parts`: names below `folder`; what is not there has no files. Paths are relative to `folder`. */
  async hashes(folder: string, parts: readonly string[]): Promise<FolderHashes> {
    const files: string[] = []
    for (const part of parts) files.push(...(await filesBelow(folder, part)))
    const hashes = new Map<string, string>()
    const rest = files.values()
    const run = async () => {
      for (const file of rest) hashes.set(file, await this.#hash(path.join(folder, file)))
    }
    await Promise.all(Array.from({ length: atOnce }, run))
    return hashes
  }

  async #hash(file: string): Promise<string> {
    const stats = await lstat(file)
    const stamp = stampOf(stats)
    const known = this.#known.get(file)
    if (known?.stamp === stamp && !file.endsWith('.mdb')) return known.sha
    const sha = stats.size < large ? sha256(await readFile(file)) : await hashInPortions(file)
    if (!changedJustNow(stats)) this.#known.set(file, { stamp, sha })
    return sha
  }
}

async function hashInPortions(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stamp): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`

async function filesBelow(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, part), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !hasNoContent(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** The first file that is other than it was, is gone, or is new; undefined where all is as it was. */
export function firstDifference(was: FolderHashes, is: FolderHashes): string | undefined {
  for (const [file, sha] of was) if (is.get(file) !== sha) return file
  for (const file of is.keys()) if (!was.has(file)) return file
  return undefined
}

export const hashesText = (hashes: FolderHashes): string => JSON.stringify([...hashes])

/** @throws where the text is no such list */
export const parseHashes = (text: string): FolderHashes => new Map(JSON.parse(text))
