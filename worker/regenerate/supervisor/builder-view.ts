import type { ScheduleState } from '../../../site/calendar/window'
import type { EventLoad } from '../../../site/events/load-event-nodes'
import type { ReadingStates } from '../../../site/readings/load-reading'

/** What is known of the builder that serves. */
export interface BuilderView {
  state: 'stopped' | 'building' | 'ready' | 'working'
  /** The day that the pages show. */
  today: string | undefined
  /** Which documents they show, and when others come or go. */
  schedule: ScheduleState | undefined
  feeds: EventLoad['state']
  /** How the services of readings stand. */
  readings: ReadingStates
  /** Resident memory in bytes after the last regeneration. */
  memory: number | undefined
  /** Whether it holds on to the bundler, hundreds of megabytes that another one does without. */
  carriesBundler: boolean
  pid: number | undefined
}

/** Where none runs. */
export const noBuilder: BuilderView = {
  state: 'stopped',
  today: undefined,
  schedule: undefined,
  feeds: [],
  readings: {},
  memory: undefined,
  carriesBundler: false,
  pid: undefined,
}
