import path from 'node:path'
import { type Files, realFiles, writeWhole } from '../../disk/files'
import { quickFiles, syncFileSystem } from '../../disk/quick-files'
import type { BlobStore } from '../../made/blobs'

/** From this many files on, a release is stored in bulk: one wait for the disk instead of one for each file. */
export const bulkFrom = 400

const markerIn = (folder: string): string => path.join(folder, 'bulk-copies.marker')

/**
 * Makes many compressed copies with one wait for the disk at the end. A marker stands while they are not durable, so that a
 * power cut in between is noticed by `distrustCopies`. Where the file system is not the real one, it is used as it is.
 */
export async function inBulk(
  folder: string,
  blobs: BlobStore,
  files: Files,
  work: (blobs: BlobStore) => Promise<void>,
): Promise<void> {
  if (files !== realFiles) return work(blobs)
  await writeWhole(files, markerIn(folder), 'copies are being written\n', true)
  await work(blobs.quick(quickFiles))
  await syncFileSystem(folder)
  await files.rm(markerIn(folder), { recursive: true, force: true })
}

/**
 * After a start with a marker every copy is removed. Its cost is that of the store; it happens only after a crash in the middle
 * of a bulk. Answers whether it did.
 */
export async function distrustCopies(folder: string, blobs: BlobStore, files: Files): Promise<boolean> {
  if (!(await files.exists(markerIn(folder)))) return false
  for (const sha of (await blobs.list()).shas) await blobs.removeCopies(sha)
  await files.rm(markerIn(folder), { recursive: true, force: true })
  return true
}
