import path from 'node:path'
import { type Files, readIfThere, realFiles, writeWhole } from '../../disk/files'
import { quickFiles, syncFileSystem } from '../../disk/quick-files'
import { sha256 } from '../../disk/sha256'
import type { BlobStore } from './blobs'

/** From this many files on, a release is stored in bulk: one wait for the disk instead of one for each file. */
export const bulkFrom = 400

/** What is being written: blobs of a release, or their compressed copies. */
type Bulk = 'blobs' | 'copies'

const markerIn = (folder: string, bulk: Bulk): string => path.join(folder, `bulk-${bulk}.marker`)

/**
 * Stores many blobs or copies with one wait for the disk at the end. A marker stands while they are not durable, so that
 * a power cut in between is noticed by `distrustBulk`. Where the file system is not the real one, it is used as it is.
 */
export async function inBulk(
  folder: string,
  bulk: Bulk,
  blobs: BlobStore,
  files: Files,
  work: (blobs: BlobStore, files: Files) => Promise<void>,
): Promise<void> {
  if (files !== realFiles) return work(blobs, files)
  await writeWhole(files, markerIn(folder, bulk), `${bulk} are being written\n`, true)
  await work(blobs.quick(quickFiles), quickFiles)
  await syncFileSystem(folder)
  await files.rm(markerIn(folder, bulk), { recursive: true, force: true })
}

/**
 * After a start with a marker: every copy is removed, and after a bulk of blobs every blob is read and compared with its
 * name. Its cost is that of the store; it happens only after a crash in the middle of a bulk. Answers whether it did.
 */
export async function distrustBulk(folder: string, blobs: BlobStore, files: Files): Promise<boolean> {
  const isMarked = async (bulk: Bulk) => files.exists(markerIn(folder, bulk))
  const marked = { blobs: await isMarked('blobs'), copies: await isMarked('copies') }
  if (!marked.blobs && !marked.copies) return false
  for (const sha of (await blobs.list()).shas) {
    await blobs.removeCopies(sha)
    if (!marked.blobs) continue
    const bytes = await readIfThere(files, blobs.pathOf(sha))
    if (!bytes || sha256(bytes) !== sha) await blobs.remove(sha)
  }
  for (const bulk of ['blobs', 'copies'] as const)
    await files.rm(markerIn(folder, bulk), { recursive: true, force: true })
  return true
}
