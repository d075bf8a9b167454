import type { Language } from '../languages/locales'

/** What a search result is called. */
type SearchedKind = 'page' | 'room' | 'restaurant' | 'package' | 'activity' | 'event'

/** A page that everybody may find, with its words in the order in which they are read. */
export interface SearchedPage {
  path: string
  language: Language
  kind: SearchedKind
  title: string
  /** One or two sentences about it; '' where nobody wrote any. */
  lead: string
  headings: readonly string[]
  texts: readonly string[]
  /** The language of its words, where it is not that of the page. */
  textLanguage?: Language
  /** Of an event: its next date. */
  next?: NextDate
}

interface NextDate {
  /** Local dates, YYYY-MM-DD. */
  start: string
  end: string
  /** HH:mm; none where it lasts all day. */
  time?: string
  status: string
}

/** What a result shows, as it stands in the files of pages. */
export interface FoundPage {
  kind: SearchedKind
  path: string
  title: string
  lead: string
  textLanguage?: Language
  next?: NextDate
}
