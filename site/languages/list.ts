const codes = ['de', 'fr', 'en'] as const

export type Language = (typeof codes)[number]

/**
 * The languages of the site, the main one first (specification, section 2): the one list of languages. Each
 * has the folder of its name; `npm run generate` writes what names them all.
 */
export const languages: readonly Language[] = codes

/** It has no prefix, and stands in for what another language does not have. */
export const defaultLanguage: Language = codes[0]

/** Whose events a language shows that has no feed of its own, before those of the main language. */
export const guestLanguage: Language = 'en'
