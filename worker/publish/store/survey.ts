import { type Files, realFiles } from '../../disk/files'
import { BlobStore } from '../../made/blobs'
import { threads } from '../threads/threads'
import { History } from './history'
import { expiredReleases, type KeptRelease } from './retention'
import type { SurveyAsked, Surveyed } from './surveyed'

/** Above this many files or releases the survey is made in a thread: visitors and editors would feel it. */
const largeSite = 2_000

/** Reads every record and lists every blob: its cost is that of the whole store. */
export async function surveyHere(asked: SurveyAsked, files: Files): Promise<Surveyed> {
  const history = new History(asked.history, files)
  const blobs = new BlobStore(asked.blobs, files)
  const { shas, unfinished } = await blobs.list()
  const kept: KeptRelease[] = []
  const named = new Map<number, Set<string>>()
  const lastNamed = new Map<string, number>()
  let live = 0
  for (const number of await history.numbers()) {
    const record = await history.read(number)
    if (record?.status === 'live') live = number
    kept.push({ number, at: record?.at ?? 0, bytes: await history.sizeOf(number) })
    const inRecord = new Set<string>()
    for (const { before, after } of record?.changes ?? [])
      for (const entry of [before, after]) if (entry) inRecord.add(entry.sha256)
    named.set(number, inRecord)
    for (const sha of inRecord) lastNamed.set(sha, number)
  }
  for (const sha of asked.live) lastNamed.delete(sha)
  const places = new Map(kept.map((release) => [release.number, release]))
  for (const [sha, number] of lastNamed) {
    const release = places.get(number)
    if (release) release.bytes += await blobs.sizeOf(sha)
  }
  const needed = [...asked.pinned, ...(live > 0 ? [live] : [])]
  const expired = expiredReleases(kept, asked.current, needed, asked.now, asked.retention)
  for (const number of expired) named.delete(number)
  for (const inRecord of named.values()) for (const sha of inRecord) shas.delete(sha)
  return { expired, unnamed: [...shas], unfinished }
}

/** The survey, where it disturbs nobody. `size`: how many files the site has. */
export async function survey(asked: SurveyAsked, files: Files, size: number): Promise<Surveyed> {
  const isLarge = Math.max(size, asked.current) >= largeSite
  return files === realFiles && isLarge ? threads.ask('survey', asked) : surveyHere(asked, files)
}
