import { languageFacts } from './all-facts'
import { openPath } from './guarded-path'
import { defaultLanguage, type Language, languages } from './list'

export { languageFacts } from './all-facts'
export { defaultLanguage, guestLanguage, type Language, languages } from './list'

const isKnown = (value: string): value is Language => languages.some((language) => language === value)

/** Those of them whose paths have a prefix. */
export const prefixedLanguages = languages.filter((language) => language !== defaultLanguage)

/** A value for each language. */
export const forEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  // Every language is there, which `fromEntries` cannot tell.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

/** For `lang` and `hreflang` (specification, section 9). */
export const localeTags = forEachLanguage((language) => languageFacts[language].localeTag)

/** For `og:locale`. */
export const openGraphLocales = forEachLanguage((language) => languageFacts[language].openGraphLocale)

/** For Intl. */
export const formatTags = forEachLanguage((language) => languageFacts[language].formatTag)

/** The path prefix of a language, without a trailing slash. */
export const prefixes = forEachLanguage((language) => (language === defaultLanguage ? '' : `/${language}`))

/** What tells a language in a regular expression: `fr|en`. */
export const prefixPattern = prefixedLanguages.join('|')

export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && isKnown(value)

/** The language that a page or document says it has; the main one where it says none. */
export const languageFrom = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage)

/** The home path of a language: `/`, `/fr` or `/en`. */
export const homePath = (language: Language): string => prefixes[language] || '/'

/** The language that a path belongs to by its prefix, behind the access code, too. */
export function languageOfPath(path: string): Language {
  const first = openPath(path).split('/')[1]
  return prefixedLanguages.find((language) => language === first) ?? defaultLanguage
}
