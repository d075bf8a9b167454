import { documentTypes } from '../schemas'
import { german } from '../words/german'
import { inWords } from '../words/in-words'
import { type StudioLanguage, studioLanguage } from '../words/studio-language'

const titlesIn = (language: StudioLanguage): ReadonlyMap<string, string> => {
  const types = language === 'de' ? inWords(documentTypes, german) : documentTypes
  return new Map(types.map(({ name, title }) => [name, title]))
}

const titles = titlesIn(studioLanguage)

/** What a type of documents is called in the Studio. */
export const titleOf = (type: string): string => titles.get(type) ?? type
