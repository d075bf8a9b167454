import { listPaths, monthPath, nodeIds } from '../addresses/event-paths'
import { monthOf } from '../calendar/local-day'
import { type Language, languages } from '../languages/locales'
import { remembered } from '../nodes/remembered'
import { monthsFrom } from './list'

/** What the plan reads of an occurrence; both `Occurrence` and the fields of its node have it. */
export interface PlannableOccurrence {
  id: string
  language: Language
  occurrenceKey: string
  path: string
  slug: string
  /** Local date, YYYY-MM-DD. */
  endDate: string
}

export type EventTemplate = 'events-list' | 'event'

/** The ids of the nodes that a page asks for, beside its language. */
export interface EventPageContext {
  language: Language
  /** YYYY-MM; of a list only. */
  month?: string
  monthId?: string
  calendarId?: string
  facetsId?: string
  /** Path of the page that search engines should keep. */
  canonicalPath?: string
  occurrenceId?: string
  seriesId?: string
  /** Path of the events list in the page's language. */
  listPath: string
}

export interface PlannedEventPage {
  path: string
  template: EventTemplate
  language: Language
  /** Id of the node that the page belongs to. */
  ownerId: string
  context: EventPageContext
  /** Paths of this page in all languages that have it, its own included. */
  translationPaths: Readonly<Partial<Record<Language, string>>>
}

const inAllLanguages = (pathOf: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, pathOf(language)]))

function listPage(
  language: Language,
  month: string,
  pathOf: (language: Language) => string,
): PlannedEventPage {
  const isEntry = pathOf(language) === listPaths[language]
  return {
    path: pathOf(language),
    template: 'events-list',
    language,
    ownerId: isEntry ? nodeIds.calendar(language) : nodeIds.month(language, month),
    context: {
      language,
      month,
      monthId: nodeIds.month(language, month),
      calendarId: nodeIds.calendar(language),
      facetsId: nodeIds.facets(language),
      listPath: listPaths[language],
    },
    translationPaths: inAllLanguages(pathOf),
  }
}

/** The page of the current month shows the same as the list: search engines keep the list. */
function listPages(language: Language, today: string, monthCount: number): PlannedEventPage[] {
  const entry = listPage(language, monthOf(today), (each) => listPaths[each])
  const months = monthsFrom(today, monthCount).map((month) =>
    listPage(language, month, (each) => monthPath(each, month)),
  )
  const [current, ...later] = months
  if (!current) return [entry]
  return [entry, { ...current, context: { ...current.context, canonicalPath: entry.path } }, ...later]
}

/** The page of one occurrence: the same object as long as neither the occurrence nor a path of its translations changes. */
const occurrencePage = remembered(
  (value: PlannableOccurrence, translationPaths: PlannedEventPage['translationPaths']): PlannedEventPage => {
    const { id, language, path, slug } = value
    const seriesId = nodeIds.series(language, slug)
    return {
      path,
      template: 'event',
      language,
      ownerId: id,
      context: { language, occurrenceId: id, seriesId, listPath: listPaths[language] },
      translationPaths,
    }
  },
  (translationPaths) => ({ slot: 'page', text: Object.values(translationPaths).join(' ') }),
)

/**
 * Every page that events have: the list, twelve months from the current one, and one page per
 * occurrence, in each language. Depends on the occurrences that have nodes and on the month of today.
 */
export function planEventPages(given: {
  occurrences: readonly PlannableOccurrence[]
  /** Local date, YYYY-MM-DD. */
  today: string
  months?: number
}): PlannedEventPage[] {
  const { occurrences, today, months = 12 } = given
  const pathsByKey = new Map<string, Partial<Record<Language, string>>>()
  for (const { occurrenceKey, language, path } of occurrences) {
    pathsByKey.set(occurrenceKey, { ...pathsByKey.get(occurrenceKey), [language]: path })
  }
  const pages = occurrences.map((value) => occurrencePage(value, pathsByKey.get(value.occurrenceKey) ?? {}))
  return [...languages.flatMap((language) => listPages(language, today, months)), ...pages]
}
