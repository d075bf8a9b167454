import { nodeIds } from '../addresses/event-paths'
import type { SiteProblem } from '../border/problem'
import { addDays, addMonths, lastDayOf, monthOf } from '../calendar/local-day'
import { type Language, languages } from '../languages/locales'
import { type NodeInput, plainNode } from '../nodes/node-input'
import { expandFeed } from './expand'
import { facetsOf, isOfChannel } from './facets'
import type { Feed } from './feed'
import { monthNodes } from './list-nodes'
import type { Occurrence } from './occurrence'
import { occurrenceNode, seriesNodes } from './occurrence-nodes'
import { teasersOf } from './teaser'

/** How far the pages reach from today. */
export interface EventWindow {
  /** Days that an occurrence keeps its page after it passed. */
  keepDays: number
  /** Months that the list offers, the current one included. */
  months: number
}

export const defaultWindow: EventWindow = { keepDays: 30, months: 12 }

/** A feed as it is used for one language. */
export interface LanguageFeed {
  feed: Feed
  /** Language that its texts are written in. */
  textLanguage: Language
  problems: readonly SiteProblem[]
  /** Why a newer feed was refused, and since when (ISO 8601) this one is the last good one. */
  refused?: { reason: string; lastGoodAt: string }
}

export interface EventInput {
  feeds: Readonly<Record<Language, LanguageFeed>>
  /** Local date, YYYY-MM-DD. */
  today: string
  /** Identifier of the product's own channel. */
  ownChannel: string
  timeZone: string
  window?: EventWindow
}

/** The first day on which something may have ended that has a page today. */
const firstDay = (today: string, { keepDays }: EventWindow): string => addDays(today, -keepDays)

/** Whether an occurrence has a page today: not over for longer than the window keeps it, not beyond its last month. */
export function isInWindow(value: Occurrence, today: string, window: EventWindow): boolean {
  const first = firstDay(today, window)
  const last = lastDayOf(addMonths(monthOf(today), window.months - 1))
  return value.endDate >= first && value.startDate <= last
}

interface LanguageNodes {
  nodes: NodeInput[]
  occurrences: Occurrence[]
  problems: SiteProblem[]
}

function nodesOf(language: Language, given: LanguageFeed, input: EventInput): LanguageNodes {
  const { today, ownChannel } = input
  const window = input.window ?? defaultWindow
  const { facets } = given.feed
  const expanded = expandFeed(given.feed, {
    language,
    textLanguage: given.textLanguage,
    timeZone: input.timeZone,
    from: firstDay(today, window),
  })
  const occurrences = expanded.occurrences.filter(
    (value) => isOfChannel(value.facetIds, ownChannel) && isInWindow(value, today, window),
  )
  const problems = [...given.problems, ...expanded.problems]
  const teasers = teasersOf(occurrences, { facets, ownChannel })
  const lists: NodeInput[] = [
    ...seriesNodes(language, occurrences, today),
    {
      id: nodeIds.facets(language),
      type: 'EventFacets',
      fields: {
        language,
        textLanguage: given.textLanguage,
        categories: facetsOf(facets, 'category'),
        resorts: facetsOf(facets, 'resort'),
      },
    },
    {
      id: nodeIds.feedState(language),
      type: 'EventFeedState',
      fields: {
        language,
        textLanguage: given.textLanguage,
        eventCount: given.feed.events.length,
        occurrenceCount: occurrences.length,
        refusedReason: given.refused?.reason ?? null,
        lastGoodAt: given.refused?.lastGoodAt ?? null,
        problems: problems.map(({ documentId, field, reason }) => ({ documentId, field, reason })),
      },
    },
  ]
  const nodes = [
    ...occurrences.map((value) => occurrenceNode(value, today)),
    ...monthNodes({ language, teasers, today, facets, months: window.months }),
    ...lists.map(plainNode),
  ]
  return { nodes, occurrences, problems }
}

export interface EventModel {
  nodes: NodeInput[]
  /** All occurrences with a page, in every language, sorted by start within each. */
  occurrences: Occurrence[]
  /** What was left out of the feeds, by name; a feed that serves two languages is told once. */
  problems: SiteProblem[]
}

function toldOnce(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** Everything that follows from the feeds and the day, in one pass. */
export function eventModel(input: EventInput): EventModel {
  const all = languages.map((language) => nodesOf(language, input.feeds[language], input))
  return {
    nodes: all.flatMap(({ nodes }) => nodes),
    occurrences: all.flatMap(({ occurrences }) => occurrences),
    problems: toldOnce(all.flatMap(({ problems }) => problems)),
  }
}

/**
 * Every node that events need. The set and each byte depend on the feeds, today, the channel and the window alone:
 * neither on the clock nor on what was there before.
 */
export const eventNodes = (input: EventInput): NodeInput[] => eventModel(input).nodes
