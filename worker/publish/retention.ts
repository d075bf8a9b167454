import type { BlobStore } from './blobs'
import { codeOf, type Files } from './files'
import type { History } from './history'
import type { SiteState } from './site-state'

/** A release is kept while it is one of the last `releases` or younger than `age` (ms). */
export interface Retention {
  releases: number
  age: number
}

export const defaultRetention: Retention = { releases: 50, age: 30 * 24 * 3_600_000 }

/** Numbers that may go, oldest first: only a beginning of the history, so that what is kept has no gap. */
export function expiredReleases(
  kept: readonly { number: number; at: number }[],
  current: number,
  now: number,
  { releases, age }: Retention,
): number[] {
  const expired: number[] = []
  for (const { number, at } of kept) {
    if (number > current - releases || now - at <= age) break
    expired.push(number)
  }
  return expired
}

/**
 * Every blob that must stay: named by what is live, by what waits, by what a kept record had before its change, or
 * claimed by a release in the making.
 */
export async function neededBlobs(state: SiteState, history: History): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const { sha256 } of state.files.values()) needed.add(sha256)
  for (const { entry } of state.held.values()) if (entry) needed.add(entry.sha256)
  for (const number of await history.numbers()) {
    const record = await history.read(number)
    for (const { before, after } of record?.changes ?? []) {
      if (before) needed.add(before.sha256)
      if (after) needed.add(after.sha256)
    }
  }
  return needed
}

/**
 * Removes blobs that nothing names, and what cut-off writes left. Answers how many blobs went. The store is listed
 * before `needed` is asked, so that a blob which comes meanwhile is not in the list.
 */
export async function sweepBlobs(
  blobs: BlobStore,
  files: Files,
  neededNow: () => Promise<ReadonlySet<string>>,
): Promise<number> {
  const { shas, unfinished } = await blobs.list()
  const needed = await neededNow()
  let removed = 0
  for (const sha of shas) {
    if (needed.has(sha) || blobs.claimed.has(sha)) continue
    await blobs.remove(sha)
    removed += 1
  }
  for (const file of unfinished) if (await isOld(files, file)) await files.rm(file, { force: true })
  return removed
}

/** A write that still runs is younger than this, ms. */
const longestWrite = 3_600_000

async function isOld(files: Files, file: string): Promise<boolean> {
  try {
    return Date.now() - (await files.lstat(file)).mtimeMs > longestWrite
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
