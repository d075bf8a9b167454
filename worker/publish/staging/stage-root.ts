import { canUseThreads } from '../../disk/files'
import type { PublishInput } from '../publisher-types'
import { bulkFrom, inBulk } from '../store/bulk'
import type { ReleaseStore } from '../store/store'
import { fileReader, threadReader } from './root-reader'
import { nothingStaged, pageTable, type Staged, stage } from './staging'

/** Reads the named files of a root into the store: file by file, or, where they are many, in threads and in bulk. */
export async function stageRoot(
  { state, blobs, files, folder }: ReleaseStore,
  input: PublishInput,
  paths: { files: ReadonlySet<string>; removed: ReadonlySet<string> },
): Promise<Staged> {
  const pages = pageTable(input)
  const root = await files.realpath(input.root)
  const known = {
    head: (file: string) => state.head(file),
    ownerOf: (page: string) => pages.get(page)?.owner,
    reasonOf: (page: string) => pages.get(page)?.reason,
  }
  if (paths.files.size < bulkFrom || !canUseThreads(files))
    return stage({ ...known, ...fileReader({ root, blobs, files }) }, paths.files, paths.removed)
  let staged = nothingStaged()
  await inBulk(folder, 'blobs', blobs, files, async (quickBlobs, quickFiles) => {
    const reader = threadReader({ root, blobs: quickBlobs, files: quickFiles })
    staged = await stage({ ...known, ...reader }, paths.files, paths.removed)
  })
  return staged
}
