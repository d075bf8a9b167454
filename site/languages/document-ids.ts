import { defaultLanguage, type Language, prefixedLanguages, prefixPattern } from './locales'

const mark = '__i18n_'
const suffix = new RegExp(`${mark}(${prefixPattern})$`)

/** What a document and its translations have in common: the id of the main language's. */
export const groupOf = (id: string): string => id.replace(suffix, '')

/** The id of a document in a language, from the id of any of its versions: that of the main language is plain. */
export const idInLanguage = (id: string, language: Language): string =>
  language === defaultLanguage ? groupOf(id) : `${groupOf(id)}${mark}${language}`

/** The language that an id belongs to; undefined where it names none of the site. */
export function languageOfId(id: string): Language | undefined {
  const [, named] = new RegExp(`${mark}(.+)$`).exec(id) ?? []
  return named === undefined ? defaultLanguage : prefixedLanguages.find((language) => language === named)
}

/**
 * Whether a document is the one of its language in its group. One whose id and language tell different things is not: it
 * has a page, and no translations. So a group has one page of each language at most.
 */
export const isInGroup = (id: string, language: Language): boolean => idInLanguage(id, language) === id
