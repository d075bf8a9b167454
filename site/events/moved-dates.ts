import { keyPath } from '../addresses/event-paths'
import type { Occurrence } from './occurrence'

/** Where the page of a date was, and where it is now. */
export interface MovedDate {
  from: string
  to: string
}

/**
 * The dates that the feed has moved: whoever was given the address of one before finds it. As calendars know them: at a moment
 * where another date stands it was that one's page, and of two that were moved from one moment the earlier has it (`calendarKeys`).
 */
export const movedDates = (occurrences: readonly Occurrence[]): MovedDate[] =>
  occurrences
    .filter(({ calendarKey, occurrenceKey }) => calendarKey !== occurrenceKey)
    .map(({ calendarKey, language, path }) => ({ from: keyPath(language, calendarKey), to: path }))
