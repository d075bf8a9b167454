import type { BlobStore } from './blobs'
import { codeOf, eachOf, type Files } from './files'
import type { History } from './history'
import type { SiteState } from './site-state'

export interface Retention {
  /** A release is kept while it is one of the last so many, or younger than `age` (ms). */
  releases: number
  age: number
  /**
   * How long a blob that nothing names is kept after it was stored or wanted again, ms: the release that counts on it may
   * still be in the making, here, in a thread or in another process. Longer than any release takes.
   */
  unnamed: number
}

export const defaultRetention: Retention = {
  releases: 50,
  age: 30 * 24 * 3_600_000,
  unnamed: 3_600_000,
}

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

const removedAtOnce = 8

/**
 * Removes blobs that nothing has named for longer than `unnamed` (ms), and what cut-off writes left. Answers how many
 * blobs went. To ask for `needed` means to read the whole history: releases begin and end meanwhile.
 */
export async function sweepBlobs(
  blobs: BlobStore,
  files: Files,
  neededNow: () => Promise<ReadonlySet<string>>,
  unnamed: number,
): Promise<number> {
  const before = Date.now() - unnamed
  const { shas, unfinished } = await blobs.list()
  const needed = await neededNow()
  let removed = 0
  await eachOf(shas, removedAtOnce, async (sha) => {
    if (needed.has(sha) || blobs.claimed.has(sha)) return
    if (!(await isOlder(files, blobs.pathOf(sha), before))) return
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
