import type { Stay } from '../../addresses/stay'

/** What a visitor chose in the list; null stands for all. */
export interface Selection {
  readonly category: string | null
  readonly resort: string | null
}

export const nothingSelected: Selection = { category: null, resort: null }

/** What a filter looks at. */
export interface Filterable {
  readonly categories: readonly string[]
  readonly resorts: readonly string[]
}

export interface ChoiceCount extends Selection {
  readonly count: number
}

/** The selection in a query string; identifiers that the list does not offer mean all. */
export function readSelection(
  query: string,
  offered: { categories: readonly { id: string }[]; resorts: readonly { id: string }[] },
): Selection {
  const given = new URLSearchParams(query)
  const known = (name: string, options: readonly { id: string }[]) => {
    const value = given.get(name)
    return options.some((option) => option.id === value) ? value : null
  }
  return { category: known('category', offered.categories), resort: known('resort', offered.resorts) }
}

/** The query string of a selection, and of the days of a visit, with `?`, or nothing. Always in the same order, so that links compare. */
export function writeSelection({ category, resort }: Selection, stay?: Stay): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (resort !== null) query.set('resort', resort)
  if (stay) for (const day of ['arrival', 'departure'] as const) query.set(day, stay[day])
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether an event is among those chosen. Identifiers are compared as strings. */
export const isSelected = (event: Filterable, { category, resort }: Selection): boolean =>
  (category === null || event.categories.some((id) => String(id) === category)) &&
  (resort === null || event.resorts.some((id) => String(id) === resort))

/** How many a selection leaves of a month that is not on this page. */
export const countOf = (counts: readonly ChoiceCount[], { category, resort }: Selection): number =>
  counts.find((choice) => choice.category === category && choice.resort === resort)?.count ?? 0

/** The first month after the given one that has something for a selection. */
export const nextMonthWith = <T extends { readonly month: string; readonly counts: readonly ChoiceCount[] }>(
  months: readonly T[],
  after: string,
  selection: Selection,
): T | undefined => months.find((month) => month.month > after && countOf(month.counts, selection) > 0)

/** Whether something that is over at `overAt` (ISO 8601) is over now. Before the page knows the time nothing is. */
export const isOver = (overAt: string, now: number | null): boolean =>
  now !== null && Date.parse(overAt) <= now
