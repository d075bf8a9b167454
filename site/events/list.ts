import { addMonths, monthOf } from '../calendar/local-day'

/** The parts of an occurrence that decide where it stands in a list. */
export interface Dated {
  startDate: string
  startTime?: string
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * By start date, then start time (specification, section 2); what lasts all day comes first on its day. Equal moments
 * are ordered by `keyOf`, so that the order never depends on the order of the feed.
 */
export function sortByStart<T extends Dated>(list: readonly T[], keyOf: (value: T) => string): T[] {
  return [...list].sort(
    (a, b) =>
      compareText(a.startDate, b.startDate) ||
      compareText(a.startTime ?? '', b.startTime ?? '') ||
      compareText(keyOf(a), keyOf(b)),
  )
}

/** The months that the list offers: twelve, from the current one into next year (specification, section 2). */
export const monthsFrom = (today: string, count = 12): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(monthOf(today), index))

/** The default rule for one month (specification, section 2): starts in that month, and not before today. */
export const isListedIn = (month: string, today: string, value: Dated): boolean =>
  monthOf(value.startDate) === month && value.startDate >= today

/** Those that start in a month and not before today, sorted. */
export function listOfMonth<T extends Dated>(
  list: readonly T[],
  month: string,
  today: string,
  keyOf: (value: T) => string,
): T[] {
  return sortByStart(
    list.filter((value) => isListedIn(month, today, value)),
    keyOf,
  )
}

/** Whether it is to invite: nobody is led to what is cancelled. */
export const takesPlace = ({ status }: { readonly status: string }): boolean => status !== 'cancelled'

/** Those that start today or later, of one category where it is given, sorted; cancelled ones do not invite. */
export function upcoming<T extends Dated & { status: string; categories: readonly string[] }>(
  list: readonly T[],
  given: { today: string; category?: string },
  keyOf: (value: T) => string,
): T[] {
  const { today, category } = given
  const wanted = list.filter(
    (value) =>
      value.startDate >= today &&
      takesPlace(value) &&
      (category === undefined || value.categories.includes(category)),
  )
  return sortByStart(wanted, keyOf)
}

/**
 * How many of a sorted list have to be at hand for a page to show the next 1, 2, … `most` at any hour of today: as many more as
 * are over before the day is.
 */
export function heldForToday(
  list: readonly { endDate: string; endTime?: string }[],
  today: string,
  most: number,
): number[] {
  const lasting = list.flatMap(({ endDate, endTime }, index) =>
    endDate <= today && endTime !== undefined ? [] : [index + 1],
  )
  return Array.from({ length: most }, (_, index) => lasting[index] ?? list.length)
}
