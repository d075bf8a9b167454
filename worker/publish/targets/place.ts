import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import { besides, type Files, moveAside } from '../../disk/files'
import { type BlobStore, blobTime, DamagedBlob } from '../../made/blobs'
import { endings } from '../../made/copies'
import { type Encoding, encodings } from '../../made/encodings'
import type { Entry } from '../release/entry'

/**
 * Puts a file and its compressed copies in place. Copies of the earlier file go, so that none is ever stale. What is
 * there already must be another file: `rename` does nothing when both names are the same one. The blob is looked at before: by
 * size and time where they are thousands, else `thoroughly`, by its hash; so are copies that this release did not make.
 * @throws DamagedBlob
 */
export async function placeFile(
  files: Files,
  blobs: BlobStore,
  to: string,
  entry: Entry,
  thoroughly: boolean,
): Promise<void> {
  const isNew = blobs.claimed.has(entry.sha256)
  await blobs.ensure(entry.sha256, entry.size, thoroughly)
  await placeBlob(files, blobs, to, entry.sha256)
  for (const encoding of encodings) {
    const there =
      entry.encodings.includes(encoding) &&
      (await blobs.hasCopy(entry.sha256, encoding, thoroughly && !isNew))
    if (there) await placeBlob(files, blobs, to, entry.sha256, encoding)
    else await files.rm(to + endings[encoding], { recursive: true, force: true })
  }
}

/** Places each of many; answers those whose bytes are damaged. */
export async function damagedOf<T>(items: readonly T[], place: (item: T) => Promise<void>): Promise<T[]> {
  const damaged: T[] = []
  for (const item of items) {
    await place(item).catch((error) => {
      if (!(error instanceof DamagedBlob)) throw error
      damaged.push(item)
    })
  }
  return damaged
}

/** Adds the copies that are there by now, where the file is the one that they were made of. */
export async function placeCopies(files: Files, blobs: BlobStore, to: string, entry: Entry): Promise<void> {
  const found = await files.lstat(to).catch(() => undefined)
  if (found?.size !== entry.size || found.mtimeMs !== blobTime(entry.sha256) * 1000) return
  for (const encoding of entry.encodings) {
    const wanted =
      (await files.exists(blobs.pathOf(entry.sha256, encoding))) &&
      !(await files.exists(to + endings[encoding]))
    if (wanted) await placeBlob(files, blobs, to, entry.sha256, encoding)
  }
}

/** A hard link where it is the same file system, else a copy; under another name first, then a rename. */
export async function placeBlob(
  files: Files,
  blobs: BlobStore,
  file: string,
  sha: string,
  encoding?: Encoding,
): Promise<void> {
  const to = encoding ? file + endings[encoding] : file
  const blob = blobs.pathOf(sha, encoding)
  try {
    await placeOnce(files, blob, to, blobTime(sha))
  } catch (error) {
    if (!inTheWay.has(codeOf(error))) throw error
    // Something else lies in its place. What the tree holds is only a copy, so that goes.
    const aside = await moveAside(files, to)
    if (aside === undefined) throw error
    await files.rm(`${aside}.damaged`, { recursive: true, force: true })
    await placeOnce(files, blob, to, blobTime(sha))
  }
}

const inTheWay: ReadonlySet<unknown> = new Set(['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'])

async function placeOnce(files: Files, blob: string, to: string, time: number): Promise<void> {
  const unfinished = besides(to)
  try {
    await linkOrCopy(files, blob, unfinished, time)
    await files.rename(unfinished, to)
  } catch (error) {
    await files.rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

async function linkOrCopy(files: Files, blob: string, to: string, time: number): Promise<void> {
  try {
    await inFolder(files, to, () => files.link(blob, to))
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error
    await inFolder(files, to, () => files.copyFile(blob, to))
    await files.utimes(to, time, time)
  }
}

/** Makes the folder where it is missing, whether or not another thread makes it in the same moment. */
async function inFolder(files: Files, to: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await files.mkdir(path.dirname(to), { recursive: true })
    await work()
  }
}

/** Removes a file and its copies. */
export async function removeNames(files: Files, file: string): Promise<void> {
  await files.rm(file, { recursive: true, force: true })
  await removeCopies(files, file)
}

export async function removeCopies(files: Files, file: string): Promise<void> {
  for (const ending of Object.values(endings)) await files.rm(file + ending, { recursive: true, force: true })
}

/** Removes a file, its copies and the folders that are empty then. */
export async function removeFile(files: Files, tree: string, file: string): Promise<void> {
  await removeNames(files, path.join(tree, file))
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const left = await files.readdir(path.join(tree, folder)).catch((error) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    if (left.length > 0) return
    await files.rm(path.join(tree, folder), { recursive: true, force: true })
  }
}
