import path from 'node:path'
import { type Files, readIfThere, realFiles, writeWhole } from '../../disk/files'
import { quickFiles, syncFileSystem } from '../../disk/quick-files'
import type { BlobStore } from '../../made/blobs'

/** From this many files on, a release is stored in bulk: one wait for the disk instead of one for each file. */
export const bulkFrom = 400

const markerIn = (folder: string): string => path.join(folder, 'bulk-copies.marker')

/**
 * Makes many compressed copies with one wait for the disk at the end. A marker names the hashes while their copies are not
 * durable, so that a start after a power cut knows them. Where the file system is not the real one, it is used as it is.
 */
export async function inBulk(
  folder: string,
  blobs: BlobStore,
  files: Files,
  hashes: Iterable<string>,
  work: (blobs: BlobStore) => Promise<void>,
): Promise<void> {
  if (files !== realFiles) return work(blobs)
  const marker = markerIn(folder)
  // One that stands is of a bulk that did not reach the disk, and its names are about to go.
  if (await files.exists(marker)) await syncFileSystem(folder)
  await writeWhole(files, marker, `${[...new Set(hashes)].join('\n')}\n`, true)
  try {
    await work(blobs.quick(quickFiles))
  } finally {
    await syncFileSystem(folder)
    await files.rm(marker, { recursive: true, force: true })
  }
}

const isHash = (line: string): boolean => /^[0-9a-f]{64}$/.test(line)

/** Hashes whose copies may not be what they were made as, after a crash in the middle of a bulk: all where nobody knows. */
export async function copiesInDoubt(
  folder: string,
  blobs: BlobStore,
  files: Files,
): Promise<ReadonlySet<string>> {
  const marker = (await readIfThere(files, markerIn(folder)))?.toString()
  if (marker === undefined) return new Set()
  const lines = marker.trim().split('\n')
  return lines.every(isHash) ? new Set(lines) : (await blobs.list()).shas
}

/** Removes copies that are in doubt; whoever serves them has let go of them. */
export async function removeDoubt(
  folder: string,
  blobs: BlobStore,
  files: Files,
  hashes: ReadonlySet<string>,
): Promise<void> {
  const quick = files === realFiles ? blobs.quick(quickFiles) : blobs
  for (const sha of hashes) await quick.removeCopies(sha)
  await files.rm(markerIn(folder), { recursive: true, force: true })
}
