import { isLanguage, type Language, localeTags } from './locales'

/** BCP 47 tag of a text that is not in the language of its page, so that voices and hyphens are right; undefined where it is. */
export const foreignTag = (textLanguage: string, language: Language): string | undefined =>
  isLanguage(textLanguage) && textLanguage !== language ? localeTags[textLanguage] : undefined
