import { openPath } from './guarded-path'

/** The languages of the site (specification, section 2, "Locale rule"). German is the default and has no prefix. */
export const languages = ['de', 'fr', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

/** BCP 47 tags for `lang`, `hreflang` and Intl (specification, section 9). */
export const localeTags: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB' }

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
