import type { PlannedPage } from '../../../site/nodes/planned-page'
import { type ReadingName, readingNames } from '../../../site/readings/reading-feeds'
import type { Reason, TouchedPage } from '../../changes/change'
import type { Rendered } from './render-dirty'

/** Whether what reads a document is the header or footer of a language, and no page. */
export const isSlice = (reader: string): boolean => reader.startsWith('slice--')

/** What reads each reading that became another one: paths of pages. */
export type ReadingReaders = ReadonlyMap<ReadingName, ReadonlySet<string>>

/** What the changes of a batch set in motion, besides the documents. */
export interface Touched {
  documents: Set<string>
  /** Ids of changed documents by what reads them: paths of pages, ids of slices. */
  readBy: ReadonlyMap<string, readonly string[]>
  texts: boolean
  events: boolean
  /** What reads a reading that is another one: paths of pages. */
  readings: ReadingReaders
  day: boolean
  /** Documents that came or went by their schedule. */
  scheduled: ReadonlySet<string>
}

/** A page that was made, and why. */
export const touched = (page: PlannedPage, reason: Reason): TouchedPage => ({
  path: page.path,
  reason,
  owner: page.owner,
})

/** The pages of a regeneration, each with why it was made and which changed documents it shows. */
export function touchedPages(
  { pages, stitched }: Pick<Rendered, 'pages' | 'stitched'>,
  touch: Touched,
  pageAt: (path: string) => PlannedPage | undefined,
): TouchedPage[] {
  const inSlices = [...touch.readBy].flatMap(([reader, ids]) => (isSlice(reader) ? ids : []))
  return [...new Set([...pages, ...stitched])].flatMap((path) => {
    const page = pageAt(path)
    if (!page) return []
    const isStitched = stitched.has(path)
    const shows = isStitched ? inSlices : touch.readBy.get(path)
    const reason: Reason = isStitched ? 'slice' : reasonOf(page, touch)
    return [{ ...touched(page, reason), ...(shows?.length ? { shows } : {}) }]
  })
}

function reasonOf(page: PlannedPage, touch: Touched): Reason {
  if (touch.documents.has(page.owner)) return 'document'
  if (touch.scheduled.has(page.owner)) return 'schedule'
  if (page.template === 'event' && touch.events) return 'events'
  const reading = readingNames.find((name) => touch.readings.get(name)?.has(page.path))
  if (reading !== undefined) return reading
  if (touch.day) return 'day'
  if (touch.texts) return 'text'
  return touch.events ? 'events' : 'list'
}
