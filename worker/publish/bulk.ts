import path from 'node:path'
import { type BlobStore, sha256 } from './blobs'
import { type Files, readIfThere, realFiles, writeWhole } from './files'
import { quickFiles, syncFileSystem } from './quick-files'

/** From this many files on, a release is stored in bulk: one wait for the disk instead of one for each file. */
export const bulkFrom = 400

const markerIn = (folder: string): string => path.join(folder, 'bulk.marker')

/**
 * Stores many blobs with one wait for the disk at the end. A marker stands while they are not durable, so that a power
 * cut in between is noticed by `distrustBulk`. Where the file system is not the real one, it is used as it is.
 */
export async function inBulk(
  folder: string,
  blobs: BlobStore,
  files: Files,
  work: (blobs: BlobStore, files: Files) => Promise<void>,
): Promise<void> {
  if (files !== realFiles) return work(blobs, files)
  await writeWhole(files, markerIn(folder), 'blobs are being written\n', true)
  await work(blobs.quick(quickFiles), quickFiles)
  await syncFileSystem(folder)
  await files.rm(markerIn(folder), { force: true })
}

/**
 * After a start with a marker: every blob is read and compared with its name, and what is not whole is removed, copies
 * always. Its cost is that of the store; it happens only after a crash in the middle of a bulk.
 */
export async function distrustBulk(folder: string, blobs: BlobStore, files: Files): Promise<number> {
  if (!(await readIfThere(files, markerIn(folder)))) return 0
  let removed = 0
  for (const sha of (await blobs.list()).shas) {
    await blobs.removeCopies(sha)
    const bytes = await readIfThere(files, blobs.pathOf(sha))
    if (bytes && sha256(bytes) === sha) continue
    await blobs.remove(sha)
    removed += 1
  }
  await files.rm(markerIn(folder), { force: true })
  return removed
}
