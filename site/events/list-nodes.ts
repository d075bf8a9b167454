import { listPaths, monthPath, nodeIds } from '../addresses/event-paths'
import type { Language } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import { facetsOf } from './facets'
import type { Facet } from './feed'
import { heldForToday, listOfMonth, monthsFrom, takesPlace, upcoming } from './list'
import type { EventTeaser } from './occurrence'

interface ListInput {
  language: Language
  /** Teasers of the own channel. */
  teasers: readonly EventTeaser[]
  today: string
  facets: readonly Facet[]
  months: number
}

interface Count {
  category: string | null
  resort: string | null
  count: number
}

const keyOf = (teaser: EventTeaser): string => teaser.key

/**
 * How many of a month each choice of filters leaves, so that a list can say so for months that it does not hold.
 * null stands for "all"; choices that leave nothing are not listed.
 */
export function countsOf(teasers: readonly EventTeaser[]): Count[] {
  const counts = new Map<string, Count>()
  for (const teaser of teasers) {
    for (const category of [null, ...teaser.categories]) {
      for (const resort of [null, ...teaser.resorts]) {
        const key = JSON.stringify([category, resort])
        const known = counts.get(key) ?? { category, resort, count: 0 }
        counts.set(key, { ...known, count: known.count + 1 })
      }
    }
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, count]) => count)
}

/** Most events that any upcoming-events part may show. */
const longestUpcoming = 12

function upcomingNode(input: ListInput, category?: string): NodeInput {
  const { language, today } = input
  const teasers = upcoming(input.teasers, { today, category }, keyOf)
  const held = heldForToday(teasers, today, longestUpcoming)
  return {
    id: nodeIds.upcoming(language, category),
    type: 'EventUpcoming',
    fields: { language, category: category ?? null, teasers: teasers.slice(0, held.at(-1)), held },
  }
}

/** The teasers of each category, so that none of many looks at all of them. */
function byCategory(teasers: readonly EventTeaser[]): Map<string, EventTeaser[]> {
  const found = new Map<string, EventTeaser[]>()
  for (const teaser of teasers)
    for (const category of new Set(teaser.categories)) {
      const known = found.get(category)
      if (known) known.push(teaser)
      else found.set(category, [teaser])
    }
  return found
}

/** The nodes of the lists: one per month, one with the counts of all months, one per selection of upcoming events. */
export function monthNodes(input: ListInput): NodeInput[] {
  const { language, teasers, today } = input
  const months = monthsFrom(today, input.months).map((month) => ({
    month,
    teasers: listOfMonth(teasers, month, today, keyOf),
  }))
  const nextAfter = (index: number) =>
    months
      .slice(index + 1)
      .flatMap((later) => later.teasers)
      .find(takesPlace)
  const nodes = months.map(({ month, teasers }, index) => ({
    id: nodeIds.month(language, month),
    type: 'EventMonth',
    fields: { language, month, teasers, next: teasers.length > 0 ? null : (nextAfter(index) ?? null) },
  }))
  const calendar = months.map(({ month, teasers }, index) => ({
    month,
    path: index === 0 ? listPaths[language] : monthPath(language, month),
    count: teasers.length,
    counts: countsOf(teasers),
  }))
  const ofCategory = byCategory(teasers)
  return [
    ...nodes,
    { id: nodeIds.calendar(language), type: 'EventCalendar', fields: { language, months: calendar } },
    upcomingNode(input),
    ...facetsOf(input.facets, 'category').map(({ id }) =>
      upcomingNode({ ...input, teasers: ofCategory.get(id) ?? [] }, id),
    ),
  ]
}
