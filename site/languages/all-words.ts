// Written by npm run generate from list.ts and the folders of the languages.
import { de } from './de/words'
import { en } from './en/words'
import { fr } from './fr/words'
import type { LanguageWords } from './language-facts'
import type { Language } from './list'

/** Words of each language for build and worker. */
export const languageWords: Readonly<Record<Language, LanguageWords>> = {
  de,
  fr,
  en,
}
