import { languageWords } from '../../../site/languages/all-words'
import type { Language } from '../../../site/languages/locales'

/** `Französisch` */
export const languageName = (language: Language): string => languageWords[language].german.name

/** `französische` */
export const languageAdjective = (language: Language): string => languageWords[language].german.adjective
