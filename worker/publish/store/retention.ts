import { codeOf } from '../../disk/error-code'
import { eachOf, type Files } from '../../disk/files'
import type { BlobStore } from '../../made/blobs'
import type { LiveSite } from '../release/live-site'
import type { Retention, Surveyed } from './surveyed'

export const defaultRetention: Retention = {
  releases: 5,
  age: 30 * 24 * 3_600_000,
  bytes: 2_000_000_000,
  unnamed: 3_600_000,
}

/** A release that is kept, and what would be won without it: its record, and blobs that no later one names, bytes. */
export interface KeptRelease {
  number: number
  /** Ms since the epoch. */
  at: number
  bytes: number
}

/**
 * Numbers that may go, oldest first: only a beginning of the history, so that what is kept has no gap. One goes when it is
 * too old, or while all of them take too much room; never one of the last `releases`, nor one that is `needed`, whatever
 * room they take.
 */
export function expiredReleases(
  kept: readonly KeptRelease[],
  current: number,
  needed: readonly number[],
  now: number,
  { releases, age, bytes }: Omit<Retention, 'unnamed'>,
): number[] {
  const expired: number[] = []
  const stays = Math.min(current - releases + 1, ...needed)
  let left = kept.reduce((sum, release) => sum + release.bytes, 0)
  for (const { number, at, bytes: won } of kept) {
    if (number >= stays || (now - at <= age && left <= bytes)) break
    expired.push(number)
    left -= won
  }
  return expired
}

/** Hashes of the blobs that are live, or that wait. */
export function* liveBlobs(state: LiveSite): Generator<string> {
  for (const { sha256 } of state.files.values()) yield sha256
  for (const { entry } of state.held.values()) if (entry) yield entry.sha256
}

const removedAtOnce = 8

/**
 * Removes blobs that no kept record names, that are not `needed` otherwise and were not wanted since `before` (ms since the
 * epoch), and what cut-off writes left. Answers how many blobs went. Releases begin and end meanwhile.
 */
export async function sweepBlobs(
  blobs: BlobStore,
  files: Files,
  { unnamed, unfinished }: Pick<Surveyed, 'unnamed' | 'unfinished'>,
  needed: ReadonlySet<string>,
  before: number,
): Promise<number> {
  let removed = 0
  await eachOf(unnamed, removedAtOnce, async (sha) => {
    if (needed.has(sha) || !(await isOlder(files, blobs.pathOf(sha), before))) return
    // Asked last: a release may have begun to count on it meanwhile.
    if (blobs.claimed.has(sha)) return
    await blobs.remove(sha)
    removed += 1
  })
  for (const file of unfinished) if (await isOlder(files, file, before)) await files.rm(file, { force: true })
  return removed
}

/** By the time of the last change to its entry in the folder: a blob's own time is made of its hash. */
async function isOlder(files: Files, file: string, than: number): Promise<boolean> {
  try {
    return (await files.lstat(file)).ctimeMs <= than
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
}
