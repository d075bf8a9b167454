// Written by npm run generate from list.ts and the folders of the languages.
import { de } from './de/language'
import { en } from './en/language'
import { fr } from './fr/language'
import type { LanguageFacts } from './language-facts'
import type { Language } from './list'

/** What the code asks of each language, wherever it runs. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  de,
  fr,
  en,
}
