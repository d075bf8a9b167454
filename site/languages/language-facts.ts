/** What the code asks of a language, wherever it runs: small, for every page of a visitor has it. */
export interface LanguageFacts {
  /** Its name in itself, as the switch shows it. */
  name: string
  /** The name of its locale, for `lang` and `hreflang` (specification, section 9). */
  localeTag: string
  /** The same for Open Graph, which takes no language without a territory, and knows no Swiss French. */
  openGraphLocale: string
  /** For Intl: how numbers, prices, days and hours are written, the Swiss way, whatever the locale is called. */
  formatTag: string
  /** Name of the list of events in its path: `evenements`. */
  eventsName: string
  /** Name of the search in its path: `recherche`. */
  searchName: string
  /** Shows the legal links of the main language where it has none of its own (specification, section 2, Footer). */
  sharesLegalLinks?: true
}

/**
 * How a language writes days, times and numbers. Tables, because Node and browsers do not agree on such names, and a page
 * must read the same in both.
 */
export interface LanguageForms {
  /** From January. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** From Sunday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** The day of a month as it is said: `20.`, `1er`. */
  dayOfMonth(day: number): string
  /** A weekday before its day: `Samstag,`. */
  beforeDay(weekday: string): string
  /** From hour and minute of two digits: `20:30`, `20 h 30`, `8.30 pm`. */
  timeOfDay(hour: string, minute: string): string
  /** The word between two ends, of times and prices. */
  between: string
  /** From a first and a last day, as they are written: `1. Juni bis 4. Oktober 2026`, `du 1er juin au 4 octobre 2026`. */
  fromTo(first: string, last: string): string
  /** What follows a time or a range of times, with its space. */
  afterTimes: string
  /** Between thousands, and before decimals. */
  thousands: string
  decimals: string
}

/** Words of a language that only build and worker need, and an address that only they know. */
export interface LanguageWords {
  /** Name of the calendar of all events. */
  calendarName: string
  /** `3 Nächte` */
  nights(count: number): string
  /** A floor of the house, 0 for the ground floor: `Erdgeschoss`, `2. Stock`. */
  floor(level: number): string
  /** From a lowest to a higher floor: `2. bis 4. Stock`, `du 2e au 4e étage`, `ground to 2nd floor`. */
  floors(lowest: number, highest: number): string
  /** Words that stand on nearly every page, with a space between them: nobody searches them. */
  unsearched: string
  /** Endings without which a word means nearly the same, with a space between them: `Hunde`, `Hund`. */
  endings: string
  /** Makes one word of several, of which each is searched by itself: `Turmsuite`. */
  joinsWords?: true
  /** Before and after what is quoted, with their spaces. */
  quotes: readonly [opening: string, closing: string]
  /** What the preview says of a page: that it is one, and that visitors need the access code. */
  preview: { drafts: string; behindCode: string }
  /** Shown while the house is not open yet, before the first release. */
  waiting: string
  /** Another address that cookie notices have for its privacy page (specification, section 2, Consent). */
  noticePath?: string
  /** What operators call it, in German: `Französisch`, and `französische` Seite. */
  german: { name: string; adjective: string }
}
