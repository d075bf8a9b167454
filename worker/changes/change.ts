import type { SiteFault, SiteFaultCode, SiteProblem } from '../../site/border/problem'
import type { Window } from '../../site/calendar/window'
import type { MissingPart } from '../../site/content/missing-parts'
import { isReadingName, type ReadingName } from '../../site/readings/reading-feeds'
import type { PublishFaultCode } from './fault-codes'
import type { MadeFile } from './made-file'

/** A document that an editor published, changed or removed. */
export interface DocumentChange {
  kind: 'document'
  id: string
  /** Type of the document where it is named. */
  type?: string
  operation: 'create' | 'update' | 'delete'
  /** Revision that the editor published; a read that is older is repeated. Of a deletion, the last one that there was. */
  revision?: string
  /** Id of the content service's transaction that it was part of: what was published together goes live together. */
  transaction?: string
}

/** A look at what a service of readings measures. */
export interface ReadingChange {
  kind: ReadingName
  reason: 'schedule' | 'request'
}

export const isReadingChange = (change: Change): change is ReadingChange => isReadingName(change.kind)

/** What can happen to the site. A change is only a trigger: content is always read again from its source. */
export type Change =
  | DocumentChange
  /** `accepted`: an operator takes the feed as it is, however short, with name and reason. */
  | { kind: 'events'; reason: 'hourly' | 'nightly' | 'request'; accepted?: string }
  | ReadingChange
  /** A new local date in the hotel's zone, YYYY-MM-DD. */
  | { kind: 'day'; date: string }
  /**
   * Documents went live or came down by their schedule between two moments, ms since the epoch. `isBack`: the clock was ahead,
   * and it is earlier again.
   */
  | { kind: 'schedule'; since: number; at: number; isBack?: true }
  | { kind: 'reconcile'; reason: 'start' | 'schedule' | 'gap' | 'request' }
  | { kind: 'rebuild'; reason: string }

/** A change that is durable in the inbox. */
export interface AcceptedChange {
  /** Sortable, unique. */
  id: string
  change: Change
  /** Milliseconds since the epoch. */
  acceptedAt: number
}

/** Why a page was made again. */
export type Reason =
  | 'document'
  | 'list'
  | 'slice'
  | 'day'
  | 'schedule'
  | 'text'
  | 'events'
  | ReadingName
  | 'everything'

/** Everything that can be wrong with what editors, feeds and builds give. */
export type FaultCode = SiteFaultCode | PublishFaultCode

export type Fault = SiteFault<FaultCode>

/** A fault that is kept: one of an earlier version may have nothing but its sentence. */
export type KeptFault = Partial<Fault> & Pick<Fault, 'reason'>

/** Bad input: the document, the field and why. Nothing is lost by it. */
export type Problem = SiteProblem<FaultCode>

export interface TouchedPage {
  /** Path of the page, e.g. `/fr/chambres/chambre-arolle`. */
  path: string
  reason: Reason
  /** Id of the content document or of the event that the page belongs to. */
  owner: string
  /** Ids of changed documents that the page, its header or its footer shows something of, where they are known. */
  shows?: readonly string[]
}

/** When a document is on the site, and where: its path while it is there. */
export interface DocumentWindow extends Window {
  path?: string
}

/** What the builder made of a batch of changes. File names are relative to `root`, with forward slashes. */
export interface Regeneration {
  /** Absolute folder that holds the whole site. */
  root: string
  /** Files that may differ from the last regeneration, with what they say. */
  files: readonly MadeFile[]
  /** After a build or a start: these are all files of the site, and whatever else there was is gone. */
  isWhole: boolean
  removed: readonly string[]
  pages: readonly TouchedPage[]
  /** Pages that went away, with the document that owned them: a move when the owner has another page now. */
  removedPages: readonly { path: string; owner: string }[]
  /** Titles of the changed documents by id, for receipts. */
  titles: Readonly<Record<string, string>>
  /** Windows of the changed documents and of those that came or went by their schedule, by id: of those that have one. */
  windows?: Readonly<Record<string, DocumentWindow>>
  /** Problems found on the way, by document. */
  problems: readonly Problem[]
  /** All site parts that languages do not have, for which those of the main language stand in. Absent: as before. */
  missingParts?: readonly MissingPart[]
  /** Ids of documents whose pages are not all made yet: their changes are to be applied again until they are. */
  unfinished: readonly string[]
  /** All headers and footers that cannot be made: the last ones that could be stand in their place. Absent: none. */
  unmadeSlices?: readonly Problem[]
  /** Milliseconds per stage, in the order they ran. */
  stages: Readonly<Record<string, number>>
}
