import { errorTexts } from '../../languages/all-error-texts'
import type { Language } from '../../languages/locales'
import { type Lookup, type TextEdge, textLookup } from '../../languages/lookup'

const known = new Map<Language, Lookup<'error'>>()

/** Keeps the editor's texts for the error screen: they come with the footer, which every page has. */
export const keepBrokenTexts = (language: Language, edges: readonly TextEdge[]): void =>
  void known.set(language, textLookup<'error'>(edges))

/** The texts of the error screen: the editor's, or those of the code where nothing has come yet. */
export const brokenTexts = (language: Language): Lookup<'error'> =>
  known.get(language) ??
  textLookup<'error'>([{ node: { ns: 'error', data: JSON.stringify(errorTexts[language]) } }])
