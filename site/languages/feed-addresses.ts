import { defaultLanguage, guestLanguage, type Language, languages } from './locales'

export type FeedVariable = `EVENTS_FEED_URL_${Uppercase<Language>}`

const upperCase = (language: Language): Uppercase<Language> =>
  // What JavaScript does to letters, the compiler does to types.
  language.toUpperCase() as Uppercase<Language>

/** The variable with the address of a language's events feed: `EVENTS_FEED_URL_FR`. */
export const feedVariable = (language: Language): FeedVariable => `EVENTS_FEED_URL_${upperCase(language)}`

/** The rule of each of these variables: only the main language needs an address. */
export const feedRules = <Rule, Optional>(rule: Rule, optional: Optional) =>
  // One entry for each language, which `fromEntries` cannot tell.
  Object.fromEntries(
    languages.map((language) => [feedVariable(language), language === defaultLanguage ? rule : optional]),
  ) as Record<FeedVariable, Rule | Optional>

/** Addresses of the feeds; a language without one shows the events of another. */
export type FeedAddresses = Readonly<Partial<Record<Language, string>>>

/** The language whose feed is shown: its own, else that for guests, else that of the main language. */
export const feedLanguage = (language: Language, feeds: FeedAddresses): Language =>
  [language, guestLanguage].find((each) => feeds[each] !== undefined) ?? defaultLanguage
