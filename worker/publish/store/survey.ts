import { type Files, realFiles } from '../../disk/files'
import { threads } from '../threads/threads'
import { BlobStore } from './blobs'
import { History } from './history'
import { expiredReleases } from './retention'
import type { SurveyAsked, Surveyed } from './surveyed'

/** Above this many files the survey is made in a thread: visitors and editors would feel it. */
const largeSite = 2_000

/** Reads every record and lists every blob: its cost is that of the whole store. */
export async function surveyHere(asked: SurveyAsked, files: Files): Promise<Surveyed> {
  const history = new History(asked.history, files)
  const { shas, unfinished } = await new BlobStore(asked.blobs, files).list()
  const kept: { number: number; at: number }[] = []
  const named = new Map<number, Set<string>>()
  for (const number of await history.numbers()) {
    const record = await history.read(number)
    kept.push({ number, at: record?.at ?? 0 })
    const inRecord = new Set<string>()
    for (const { before, after } of record?.changes ?? [])
      for (const entry of [before, after]) if (entry) inRecord.add(entry.sha256)
    named.set(number, inRecord)
  }
  const expired = expiredReleases(kept, asked.current, asked.now, asked.retention)
  for (const number of expired) named.delete(number)
  for (const inRecord of named.values()) for (const sha of inRecord) shas.delete(sha)
  return { expired, unnamed: [...shas], unfinished }
}

/** The survey, where it disturbs nobody. `size`: how many files the site has. */
export async function survey(asked: SurveyAsked, files: Files, size: number): Promise<Surveyed> {
  if (files !== realFiles || size < largeSite) return surveyHere(asked, files)
  return threads.ask('survey', asked)
}
