import { listPaths } from '../addresses/event-paths'
import { lastDayShown } from '../calendar/last-day-shown'
import { languageWords } from '../languages/all-words'
import { type Language, languages } from '../languages/locales'
import { remembered } from '../nodes/remembered'
import type { SearchedPage } from '../search/searched-page'
import type { PlannableOccurrence } from './event-pages'
import { sortByStart } from './list'
import { markdownToText } from './markdown'
import type { NamedFacet } from './occurrence'

/** What search reads of an occurrence; both `Occurrence` and the fields of its node have it. */
export interface SearchableOccurrence extends PlannableOccurrence {
  /** Language that the texts are written in. */
  textLanguage: Language
  title: string
  lead?: string
  /** Markdown; of a node HTML, which has `descriptionText` beside it. */
  description?: string
  descriptionText?: string
  startDate: string
  startTime?: string
  endTime?: string
  status: string
  place?: string
  resort?: string
  categories: readonly NamedFacet[]
  /** As the feed names it, or as its node has it. */
  picture?: { reference?: string; asset?: { _ref?: string } } | null
}

const searchedEvent = remembered(
  (value: SearchableOccurrence): SearchedPage => {
    const { path, language, textLanguage, title, lead = '', place, resort, categories } = value
    const { startDate: start, startTime: time, status } = value
    const end = lastDayShown(value)
    const description = value.descriptionText ?? markdownToText(value.description ?? '')
    return {
      path,
      language,
      kind: 'event',
      title,
      lead,
      headings: [place, resort, ...categories.map((category) => category.title)].filter(
        (text) => text !== undefined,
      ),
      texts: [description],
      ...(textLanguage === language ? {} : { textLanguage }),
      next: { start, end, ...(time === undefined ? {} : { time }), status },
    }
  },
  () => ({ slot: 'searched', text: '' }),
)

/** The list of events, whose own words change with each day. */
const eventsLists: readonly SearchedPage[] = languages.map((language) => ({
  path: listPaths[language],
  language,
  kind: 'page',
  title: languageWords[language].calendarName,
  lead: '',
  headings: [],
  texts: [],
}))

/** The list of events, and each event as visitors find it: once, by its next date, or by one that is cancelled where there is no other. */
export function searchedEvents(occurrences: readonly SearchableOccurrence[], today: string): SearchedPage[] {
  const next = new Map<string, SearchableOccurrence>()
  const ahead = occurrences.filter(({ endDate }) => endDate >= today)
  for (const value of sortByStart(ahead, ({ occurrenceKey }) => occurrenceKey)) {
    const event = `${value.language} ${value.slug}`
    const known = next.get(event)
    if (!known || (known.status === 'cancelled' && value.status !== 'cancelled')) next.set(event, value)
  }
  return [...eventsLists, ...[...next.values()].map((value) => searchedEvent(value))]
}
