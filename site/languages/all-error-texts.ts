// Written by npm run generate from list.ts and the folders of the languages.
import { error as de } from './de/texts/error'
import { error as en } from './en/texts/error'
import { error as fr } from './fr/texts/error'
import type { Language } from './list'
import type { TextsOf } from './texts-of'

/** The texts of the error screen alone, for whoever has to show it without any data. */
export const errorTexts: Readonly<Record<Language, TextsOf<'error'>>> = {
  de,
  fr,
  en,
}
