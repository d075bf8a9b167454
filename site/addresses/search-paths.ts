import { forEachLanguage, languageFacts, prefixes } from '../languages/locales'

/** The path of the search in each language: `/suche`, `/fr/recherche`, `/en/search`. */
export const searchPaths = forEachLanguage(
  (language) => `${prefixes[language]}/${languageFacts[language].searchName}`,
)
