// Written by npm run generate from list.ts and the folders of the languages.
import { de } from './de/texts'
import { en } from './en/texts'
import { fr } from './fr/texts'
import type { Language } from './list'
import type { LanguageTexts } from './texts-of'

/** The checked texts of every language. */
export const languageTexts: Readonly<Record<Language, LanguageTexts>> = {
  de,
  fr,
  en,
}
