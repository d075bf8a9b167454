import { homePath, type Language, languages } from './locales'

/** A page in another language, as the page query gives it. */
export interface Alternative {
  readonly language: string
  readonly path: string
  /** It asks search engines to leave it out: readers are led there, search engines are not told. */
  readonly noIndex?: boolean
}

/** One entry of the language switch. `leadsHome` is true where the page has no translation (specification, section 4). */
export interface LanguageTarget {
  language: Language
  path: string
  isCurrent: boolean
  leadsHome: boolean
}

/** Where each language of the switch leads from this page: itself, its translation, or the home page. */
export function languageTargets(
  current: Language,
  path: string,
  translations: readonly Alternative[],
): readonly LanguageTarget[] {
  return languages.map((language) => {
    if (language === current) return { language, path, isCurrent: true, leadsHome: false }
    const translation = translations.find((other) => other.language === language)
    return {
      language,
      path: translation?.path ?? homePath(language),
      isCurrent: false,
      leadsHome: translation === undefined,
    }
  })
}
