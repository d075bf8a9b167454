// Written by npm run generate from list.ts and the folders of the languages.
import { de } from './de/forms'
import { en } from './en/forms'
import { fr } from './fr/forms'
import type { LanguageForms } from './language-facts'
import type { Language } from './list'

/** How each language writes days, times and numbers. */
export const languageForms: Readonly<Record<Language, LanguageForms>> = {
  de,
  fr,
  en,
}
