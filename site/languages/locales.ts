import { openPath } from './guarded-path'

/** The languages of the site (specification, section 2, "Locale rule"). German is the default and has no prefix. */
export const languages = ['de', 'fr', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

/** The names of the locales, for `lang` and `hreflang` (specification, section 9). */
export const localeTags: Readonly<Record<Language, string>> = { de: 'de-DE', fr: 'fr', en: 'en' }

/** The same for Open Graph, which takes no language without a territory, and knows no Swiss French. */
export const openGraphLocales: Readonly<Record<Language, string>> = { de: 'de_DE', fr: 'fr_FR', en: 'en_GB' }

/** How numbers, prices, days and hours are written: the Swiss way, whatever the locale is called. */
export const formatTags: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB' }

/** The path prefix of a language, without a trailing slash. */
export const prefixes: Readonly<Record<Language, string>> = { de: '', fr: '/fr', en: '/en' }

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** The language that a page or document says it has; German where it says none. */
export const languageFrom = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage)

/** The home path of a language: `/`, `/fr` or `/en`. */
export const homePath = (language: Language): string => prefixes[language] || '/'

/** The language that a path belongs to by its prefix, behind the access code, too. */
export function languageOfPath(path: string): Language {
  const first = openPath(path).split('/')[1]
  return first === 'fr' || first === 'en' ? first : defaultLanguage
}
