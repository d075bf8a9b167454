import { canUseThreads, eachOf } from '../../disk/files'
import { quickFiles, syncFileSystem } from '../../disk/quick-files'
import { isPrivateFile } from '../../made/public-files'
import type { PublishInput } from '../publisher-types'
import { bulkFrom } from '../store/bulk'
import { damagedBlobs } from '../store/damaged-blobs'
import type { ReleaseStore } from '../store/store'
import { keepBytes } from './kept-bytes'
import type { Wanted } from './root-watch'
import { pageTable, type Staged, stage } from './staging'

/** What was staged, and when its bytes are on the disk: to be waited for before a record names them. */
export interface StagedRoot {
  staged: Staged
  durable: Promise<void>
}

/** Files whose bytes are waited for at once. */
const atOnce = 16

/**
 * Stages what the builder told. Its bytes lie in the store already; whoever commits waits until they are on the disk: file by
 * file, or where they are many for all at once. A power cut before that leaves nothing that anybody counts on: bytes are
 * compared when they are wanted again.
 */
export async function stageRoot(
  { state, blobs, files, folder, pages: reader }: ReleaseStore,
  input: PublishInput,
  wanted: Wanted,
): Promise<StagedRoot> {
  const pages = pageTable(input)
  const root = await files.realpath(input.root)
  const isReal = canUseThreads(files)
  const isBulk = isReal && wanted.files.size >= bulkFrom
  const place = isBulk ? { root, blobs: blobs.quick(quickFiles), files: quickFiles } : { root, blobs, files }
  const all = wanted.isWhole
    ? [...wanted.files.values()].filter(({ path: file }) => !isPrivateFile(file))
    : []
  const damaged = await damagedBlobs(blobs, files, [...new Set(all.map(({ sha256 }) => sha256))])
  const staged = await stage(
    {
      head: (file) => state.head(file),
      ownerOf: (page) => pages.get(page)?.owner,
      reasonOf: (page) => pages.get(page)?.reason,
      keep: (made) => keepBytes(place, made, damaged.has(made.sha256)),
      learn: (sha, facts) => reader.learn(sha, facts),
    },
    wanted,
  )
  const fresh = [...staged.files.values()].flatMap((entry) => (entry ? [entry.sha256] : []))
  const durable =
    fresh.length >= bulkFrom && isReal
      ? syncFileSystem(folder)
      : eachOf(fresh, atOnce, (sha) => blobs.reachDisk(sha))
  // Whoever commits waits for it; a release without a change does not.
  durable.catch(() => undefined)
  return { staged, durable }
}
