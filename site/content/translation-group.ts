import type { Language } from '../languages/locales'

const suffix = /__i18n_(?:fr|en)$/

/** What a document and its translations have in common: the id of the German one. */
export const groupOf = (id: string): string => id.replace(suffix, '')

/** The id of a document in a language, from the id of any of its versions: the German one is plain. */
export const idInLanguage = (id: string, language: Language): string =>
  language === 'de' ? groupOf(id) : `${groupOf(id)}__i18n_${language}`

/**
 * Whether a document is the one of its language in its group. One whose id and language tell different things is not: it
 * has a page, and no translations. So a group has one page of each language at most.
 */
export const isInGroup = (id: string, language: Language): boolean => idInLanguage(id, language) === id
