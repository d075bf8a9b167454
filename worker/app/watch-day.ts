import { setTimeout as delay } from 'node:timers/promises'
import type { DayHistory, Neighbour } from '../operations/day-history'
import type { ChangeQueue } from '../queue/change-queue'
import type { Builder } from '../regenerate/supervisor/builder'

export interface DayWatch {
  history: Pick<DayHistory, 'note'>
  /** Called after every look. */
  save(): Promise<void>
  queue: Pick<ChangeQueue, 'waiting' | 'healthy'>
  builder: { status(): Pick<ReturnType<Builder['status']>, 'state' | 'memory'> }
  /** Whether the content service is listened to; undefined where nobody wants to. */
  isListening(): boolean | undefined
  now(): number
  signal: AbortSignal
  /** ms */
  everyMs?: number
}

/** ms between two looks: as exactly the page says how long something was away. */
const lookEvery = 15_000

/** ms: a store that is away may answer only when it is back, and looks go on meanwhile. */
const answersWithin = 5_000

const inTime = <Answer, Otherwise>(
  asked: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> =>
  Promise.race([asked.catch(() => otherwise), delay(answersWithin, otherwise, { ref: false })])

/**
 * Looks at the worker for as long as it runs, for the page of its figures. Builder and content service count as away only
 * after they were there: a start is none. Nobody outside is asked for it.
 */
export async function watchDay({ everyMs = lookEvery, signal, save, ...parts }: DayWatch): Promise<void> {
  const seen = new Set<Neighbour>()
  while (!signal.aborted) {
    await look(parts, seen)
    await save()
    await delay(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

async function look(
  { history, queue, builder, isListening, now }: Omit<DayWatch, 'signal' | 'everyMs' | 'save'>,
  seen: Set<Neighbour>,
): Promise<void> {
  const { state, memory } = builder.status()
  const isThere: Readonly<Record<Neighbour, boolean>> = {
    content: isListening() ?? true,
    builder: state === 'ready' || state === 'working',
    queue: await inTime(queue.healthy(), false),
  }
  const parts: readonly Neighbour[] = ['content', 'builder', 'queue']
  for (const part of parts) if (isThere[part]) seen.add(part)
  history.note({
    at: now(),
    queue: isThere.queue ? (await inTime(queue.waiting(), undefined))?.count : undefined,
    builderBytes: memory,
    workerBytes: process.memoryUsage.rss(),
    away: parts.filter((part) => !isThere[part] && seen.has(part)),
  })
}
