import { stat } from 'node:fs/promises'
import path from 'node:path'
import { realFiles } from '../../disk/files'
import { BlobStore } from '../../made/blobs'
import type { Encoding } from '../../made/encodings'
import type { LiveSite } from '../release/live-site'
import { formatId } from '../release/release'
import { History } from './history'
import { type SiteView, viewOf } from './view'

export interface ReleaseReader {
  view: SiteView
  /** Every address that the release has an answer of its own to. Walks the site. */
  addresses(): { files: string[]; former: string[]; redirected: string[] }
  /** Follows what was published since it was asked last. Costs two questions to the file system when that is nothing. */
  follow(): Promise<void>
}

/**
 * The releases of a folder as another process publishes them; nothing is ever written here. A record is the commit, so
 * each new one is a release. One that was taken back, or another in its place, means reading all of them again.
 * @throws what the file system says, for a folder that cannot be read
 */
export async function readReleases(folder: string): Promise<ReleaseReader> {
  const history = new History(folder, realFiles)
  const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  const markOf = (release: number) => markOfFile(path.join(folder, 'records', `${formatId(release)}.json`))
  const markOfSnapshot = () => markOfFile(path.join(folder, 'snapshot.ndjson'))
  let snapshotMark = await markOfSnapshot()
  let state: LiveSite = await history.load()
  let mark = await markOf(state.release)

  /** Where a record is lost, the next snapshot is the first that knows all again. */
  async function lookPastGap(): Promise<void> {
    const there = await markOfSnapshot()
    if (!state.hasGap || there === snapshotMark) return
    snapshotMark = there
    state = await history.load()
    mark = await markOf(state.release)
  }

  async function look(): Promise<void> {
    if (state.hasGap) await lookPastGap()
    for (;;) {
      const [last, next] = await Promise.all([markOf(state.release), markOf(state.release + 1)])
      if (last !== mark) state = await history.load()
      else if (next === undefined) return
      else {
        const record = await history.read(state.release + 1)
        // One that cannot be read is not applied: the site stays as it was until there is a better one.
        if (!record) return
        state.apply(record)
      }
      mark = await markOf(state.release)
    }
  }

  let looking: Promise<void> | undefined
  return {
    view: {
      ...viewOf(() => state, blobs),
      bytes: (entry, encoding) => readBytes(blobs, entry.sha256, encoding),
    },
    addresses: () => ({
      files: [...state.files.keys()],
      former: [...state.former.keys()],
      redirected: [...state.editors.keys()],
    }),
    follow() {
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    },
  }
}

const readBytes = (blobs: BlobStore, sha: string, encoding: Encoding | undefined) =>
  encoding ? blobs.copies.quick(sha, encoding) : blobs.read(sha)

/** Tells a file from another one at the same place; undefined where there is none. */
async function markOfFile(file: string): Promise<string | undefined> {
  const found = await stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return found && `${found.ino} ${found.mtimeNs} ${found.size}`
}
