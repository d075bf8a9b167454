import { type FeedFaultCode, fault, type SiteFault, type SiteProblem } from '../border/problem'
import { type FetchLimits, fetchFeed } from '../feeds/fetch-feed'
import { readLastGood, writeLastGood } from '../feeds/last-good'
import { parseReading } from './parse-reading'
import { clockTolerance, type RidgeReading } from './reading'

const minute = 60_000

/** How long a good reading is taken from the disk, ms, by who asks. Nobody who only reads fetches one. */
export const maxAges = {
  request: 0,
  schedule: 5 * minute,
  build: 60 * minute,
  read: Number.POSITIVE_INFINITY,
}

export interface RidgeOptions {
  url: string
  /** Folder that keeps the last good reading. */
  folder: string
  /** The moment of the pages, ms since the epoch: a reading that lies ahead of it is not taken. */
  moment: number
  /** From which age on the kept reading is fetched anew, ms since it was fetched: one of `maxAges`. */
  maxAge: number
  limits?: FetchLimits
  now?: () => number
}

/** How the service stands, for the operations page. */
export interface RidgeState {
  /** When the reading in use was fetched, ISO 8601; undefined when there never was one. */
  seenAt?: string
  /** When it was measured, ISO 8601. */
  measuredAt?: string
  /** Why the newest was refused at the last attempt; undefined when it is in use. */
  refused?: SiteFault<FeedFaultCode>
}

export interface RidgeLoad {
  /** Undefined where there never was a good one. */
  reading: RidgeReading | undefined
  /** What was left out of it. */
  problems: readonly SiteProblem[]
  state: RidgeState
}

/** Name of the file that keeps the last good reading. */
const keptName = 'ridge'

/** Small and not urgent: editors' changes wait for it. */
const limits: FetchLimits = { timeLimit: 3_000, sizeLimit: 1_000_000 }

interface Good {
  reading: RidgeReading
  problems: readonly SiteProblem[]
  seenAt: string
}

const loadOf = (good: Good | undefined, refused?: SiteFault<FeedFaultCode>): RidgeLoad => ({
  reading: good?.reading,
  problems: good?.problems ?? [],
  state: {
    ...(good && { seenAt: good.seenAt, measuredAt: new Date(good.reading.measuredAt).toISOString() }),
    ...(refused && { refused }),
  },
})

async function kept(folder: string): Promise<Good | undefined> {
  const stored = await readLastGood(folder, keptName)
  const parsed = stored && parseReading(stored.body)
  return parsed && 'reading' in parsed ? { ...parsed, seenAt: stored.seenAt } : undefined
}

/** Whether the kept reading may stand for a new one. One from the future was kept by a clock that was wrong. */
const isYoung = ({ seenAt }: Good, maxAge: number, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) < maxAge

/**
 * The last good reading, fetched anew where it is older than asked for. Never throws for what the service does: one that is
 * unreachable, slow or malformed, or ahead of the clock, leaves the last good one in place and shows in `state`.
 */
export async function loadRidge(options: RidgeOptions): Promise<RidgeLoad> {
  const { folder, maxAge, moment, now = Date.now } = options
  const last = await kept(folder)
  if (maxAge === maxAges.read || (last && isYoung(last, maxAge, now()))) return loadOf(last)
  const fetched = await fetchFeed(options.url, options.limits ?? limits)
  if ('refused' in fetched) return loadOf(last, fetched.refused)
  const parsed = parseReading(fetched.body)
  if ('malformed' in parsed) return loadOf(last, parsed.malformed)
  if (parsed.reading.measuredAt > moment + clockTolerance)
    return loadOf(last, fault('feed.ahead', 'it was measured at a moment that is yet to come'))
  const seenAt = new Date(now()).toISOString()
  await writeLastGood(folder, keptName, { seenAt, body: fetched.body })
  return loadOf({ ...parsed, seenAt })
}
