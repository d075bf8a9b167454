import { breather, canUseThreads, eachOf, type Files } from '../../disk/files'
import type { BlobStore } from '../../made/blobs'
import { threads } from '../threads/threads'
import { bulkFrom } from './bulk'

/** Blobs that are read at once. */
const atOnce = 16

/** Compares blobs with their hashes, and says which are missing or damaged. */
export async function damagedBlobs(
  blobs: BlobStore,
  files: Files,
  shas: readonly string[],
): Promise<Set<string>> {
  const damaged = new Set<string>()
  if (shas.length >= bulkFrom && canUseThreads(files)) {
    await threads.run(
      'compare',
      shas,
      (some) => ({ blobs: blobs.folder, shas: some }),
      (_, found) => {
        for (const sha of found) damaged.add(sha)
      },
    )
    return damaged
  }
  const breathe = breather()
  await eachOf(shas, atOnce, async (sha) => {
    if (!(await blobs.readWhole(sha))) damaged.add(sha)
    await breathe()
  })
  return damaged
}
