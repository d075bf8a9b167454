import { fault } from '../../../site/border/problem'
import { type EventLoad, loadEventNodes } from '../../../site/events/load-event-nodes'
import { eventOptions } from '../../../site/page-plan/write-site-files'
import type { SiteSettings } from '../../../site/settings/settings'
import type { Change, DocumentWindow, Problem } from '../../changes/change'
import type { GatsbyStore } from '../gatsby/gatsby-store'
import { isPublishedId, readChangedDocuments } from './content-reader'
import { documentChanges } from './document-changes'
import { momentAfter } from './moment-after'
import { type Readings, readReadings } from './read-readings'

/** What a batch is about, as its sources have it. */
export interface Read {
  /** Undefined for one that is gone. */
  documents: Awaited<ReturnType<typeof readChangedDocuments>>
  /** What is wrong with those that may not be read any more: they stay as they were built. */
  unreadable: Problem[]
  /** Ids of those that are others than the built ones. */
  changed: readonly string[]
  day: string
  dayTurned: boolean
  /** ms since the epoch. */
  moment: number
  events: EventLoad | undefined
  /** The last good readings, of services at which somebody looked. */
  readings: Readings
}

/** The site as it was built. */
interface Built {
  client: Parameters<typeof readChangedDocuments>[0]
  settings: SiteSettings
  /** The description of the content. */
  sdl: string
  store: GatsbyStore
  /** Documents that are there at times only, with these times. */
  windows: ReadonlyMap<string, Pick<DocumentWindow, 'from' | 'until'>>
  readings: Readings
}

/** Reads what the changes are about, as content service and feeds have it now. `now`: ms since the epoch. */
export async function readBatch(
  { client, settings, sdl, store, windows, readings: known }: Built,
  changes: readonly Change[],
  now: number | undefined,
): Promise<Read> {
  const named = await documentChanges({ client, settings, sdl, store }, changes)
  const isCompared = changes.some((change) => change.kind === 'reconcile')
  const documents = await readChangedDocuments(client, named, (id) => store.builtRevision(id), isCompared)
  const unreadable = named.flatMap(({ id }) =>
    isPublishedId(id) && !documents.has(id) ? [unreadableProblem(id)] : [],
  )
  const day = changes.findLast((change) => change.kind === 'day')?.date ?? settings.today
  const refresh = changes.some((change) => change.kind === 'events')
  const acceptShrunken = changes.some((change) => change.kind === 'events' && change.accepted !== undefined)
  const dayTurned = day !== settings.today
  const events =
    refresh || dayTurned
      ? await loadEventNodes({ ...eventOptions(settings, refresh), today: day, acceptShrunken })
      : undefined
  const changed = [...documents]
    .filter(([id, document]) => document?._rev !== store.builtRevision(id))
    .map(([id]) => id)
  const others = [...windows].flatMap(([id, window]) => (documents.has(id) ? [] : window))
  const moment = momentAfter(settings.moment, changes, now, others)
  const readings = await readReadings({ ...settings, moment }, changes, known)
  return { documents, unreadable, changed, day, dayTurned, moment, events, readings }
}

function unreadableProblem(documentId: string): Problem {
  const reason = 'The content service may not show this document any more. What was published of it stays.'
  return { documentId, field: '_id', ...fault('content.unreadable', reason) }
}
