import type { ScheduleState } from '../../site/calendar/window'
import type { EventLoad } from '../../site/events/load-event-nodes'
import type { ReadingStates } from '../../site/readings/load-reading'
import type { Change, Fault } from '../changes/change'
import type { PackedRegeneration } from './told-files'

/** What the supervisor asks of the builder. */
export type ToBuilder =
  /** `whole`: answer with the whole site, not only with what the changes touched; `now`: ms since the epoch, where it is known. */
  | { type: 'apply'; id: number; changes: readonly Change[]; whole: boolean; now?: number }
  /** Answer with the whole site as day, clock and content service have it at `now`, ms since the epoch. */
  | { type: 'refresh'; id: number; now: number }
  /** Save all state and copy the pair `.cache` and `public` into a folder; given up when another message comes. */
  | { type: 'snapshot'; id: number; folder: string }
  /** How many pages an edit of a document can make new. Answered at once, whatever is in work. */
  | { type: 'touches'; id: number; document: string }
  | { type: 'stop' }

interface BuilderState {
  /** How the events feeds stand. */
  feeds: EventLoad['state']
  /** How the services of readings stand. */
  readings: ReadingStates
  /** The day that the pages show. */
  today: string
  /** Which documents they show, and when others come or go. */
  schedule: ScheduleState
  /** Whether it holds on to the bundler, which no edit needs and another builder does without: the bundle is kept. */
  carriesBundler: boolean
}

/** What the builder answers. Gatsby sends messages of its own over the same channel: these carry `from: 'builder'`. */
export type FromBuilder =
  | ({ type: 'ready'; regeneration: PackedRegeneration } & BuilderState)
  /**
   * The builder ends. `later`: the content service could not be read; what it would have started from is as good as it was.
   * `new builder`: what has come since then only one that is built anew can make.
   */
  | { type: 'unready'; reason: string; means: 'later' | 'new builder' }
  | ({
      type: 'applied'
      id: number
      regeneration: PackedRegeneration /** Resident memory, bytes. */
      memory: number
    } & BuilderState)
  /**
   * `later`: nothing was changed, the same may succeed later. `refused`: nothing was changed, trying again is no use.
   * `new builder`: nothing was changed, and only a builder that is built anew can make it.
   */
  | {
      type: 'failed'
      id: number
      reason: string
      /** What people are told of it. */
      fault?: Fault
      means: 'later' | 'refused' | 'new builder' | 'replace'
    }
  | { type: 'copied'; id: number; whole: boolean }
  | { type: 'touched'; id: number; pages: number }
  | { type: 'stopped' }
  /** A stage of a regeneration has ended. */
  | { type: 'stage'; stage: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isToBuilder = (value: unknown): value is ToBuilder =>
  isObject(value) &&
  value.to === 'builder' &&
  ['apply', 'refresh', 'snapshot', 'touches', 'stop'].includes(String(value.type))

export const isFromBuilder = (value: unknown): value is FromBuilder =>
  isObject(value) && value.from === 'builder'
