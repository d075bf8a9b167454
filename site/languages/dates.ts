import { languageForms } from './all-forms'
import type { Language } from './locales'

const monthIndex = (date: string): number => Number(date.slice(5, 7)) - 1
const noBreak = '\u00a0'

/** `Juni`, from a day or a month (YYYY-MM). */
export const monthName = (date: string, language: Language): string =>
  languageForms[language].months[monthIndex(date)] ?? ''

/** `Juni 2026` */
export const monthAndYear = (date: string, language: Language): string =>
  `${monthName(date, language)} ${date.slice(0, 4)}`

/** `20. Juni`, `20 juin`, `20 June` */
export const dayAndMonth = (date: string, language: Language): string =>
  `${languageForms[language].dayOfMonth(Number(date.slice(8, 10)))}${noBreak}${monthName(date, language)}`
