import path from 'node:path'
import { type FeedFaultCode, fault, type SiteFault, type SiteProblem } from '../border/problem'
import { type FetchLimits, fetchFeed } from '../feeds/fetch-feed'
import { readLastGood, writeLastGood } from '../feeds/last-good'
import { clockTolerance } from './reading-age'
import type { AnyReading, ReadingFeed, ValueProblem } from './reading-feed'
import { type ReadingName, readingDocument } from './reading-feeds'

const minute = 60_000

/** How long a good reading is taken from the disk, ms, by who asks. Nobody who only reads fetches one. */
export const maxAges = {
  request: 0,
  schedule: 5 * minute,
  build: 60 * minute,
  read: Number.POSITIVE_INFINITY,
}

export interface ReadingOptions {
  name: ReadingName
  url: string
  /** Folder that keeps what everything lasting is kept in. */
  dataFolder: string
  /** The moment of the pages, ms since the epoch: a reading that lies ahead of it is not taken. */
  moment: number
  /** From which age on the kept reading is fetched anew, ms since it was fetched: one of `maxAges`. */
  maxAge: number
  limits?: FetchLimits
  now?: () => number
}

/** How the service stands, for the operations page. */
export interface ReadingState {
  /** When the reading in use was fetched, ISO 8601; undefined when there never was one. */
  seenAt?: string
  /** When it was measured, ISO 8601. */
  measuredAt?: string
  /** Why the newest was refused at the last attempt; undefined when it is in use. */
  refused?: SiteFault<FeedFaultCode>
}

/** Of each service that is set. */
export type ReadingStates = Readonly<Partial<Record<ReadingName, ReadingState>>>

export interface ReadingLoad<Kind extends AnyReading = AnyReading> {
  /** Undefined where there never was a good one. */
  reading: Kind | undefined
  /** What was left out of it. */
  problems: readonly SiteProblem[]
  state: ReadingState
}

/** Folder of the last good readings. */
const keptIn = (dataFolder: string): string => path.resolve(dataFolder, 'readings')

/** Small and not urgent: editors' changes wait for it. */
const limits: FetchLimits = { timeLimit: 3_000, sizeLimit: 1_000_000 }

interface Good<Kind extends AnyReading> {
  reading: Kind
  problems: readonly ValueProblem[]
  seenAt: string
}

/** Whether the kept reading may stand for a new one. One from the future was kept by a clock that was wrong. */
const isYoung = ({ seenAt }: Good<AnyReading>, maxAge: number, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) < maxAge

/**
 * The last good reading, fetched anew where it is older than asked for. Never throws for what the service does: one that is
 * unreachable, slow or malformed, or ahead of the clock, leaves the last good one in place and shows in `state`.
 */
export async function loadReading<Kind extends AnyReading>(
  feed: ReadingFeed<Kind>,
  options: ReadingOptions,
): Promise<ReadingLoad<Kind>> {
  const { name, maxAge, moment, now = Date.now } = options
  const folder = keptIn(options.dataFolder)
  const stored = await readLastGood(folder, name)
  const kept = stored && feed.parse(stored.body)
  const last = kept && 'reading' in kept ? { ...kept, seenAt: stored.seenAt } : undefined
  const loadOf = (good: Good<Kind> | undefined, refused?: SiteFault<FeedFaultCode>) => ({
    reading: good?.reading,
    problems: (good?.problems ?? []).map((problem) => ({ documentId: readingDocument(name), ...problem })),
    state: {
      ...(good && { seenAt: good.seenAt, measuredAt: new Date(good.reading.measuredAt).toISOString() }),
      ...(refused && { refused }),
    },
  })
  if (maxAge === maxAges.read || (last && isYoung(last, maxAge, now()))) return loadOf(last)
  const fetched = await fetchFeed(options.url, options.limits ?? limits)
  if ('refused' in fetched) return loadOf(last, fetched.refused)
  const parsed = feed.parse(fetched.body)
  if ('malformed' in parsed) return loadOf(last, parsed.malformed)
  if (parsed.reading.measuredAt > moment + clockTolerance)
    return loadOf(last, fault('feed.ahead', 'it was measured at a moment that is yet to come'))
  const seenAt = new Date(now()).toISOString()
  await writeLastGood(folder, name, { seenAt, body: fetched.body })
  return loadOf({ ...parsed, seenAt })
}
