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

const yearOf = (date: string): string => date.slice(0, 4)

/** Whether two days are of one year. */
export const areOfOneYear = (one: string, other: string): boolean => yearOf(one) === yearOf(other)

/** `20. Juni` beside a day of the same year, `20. Juni 2026` beside one of another. */
export const dayBeside = (date: string, other: string, language: Language): string =>
  dayAndMonth(date, language) + (areOfOneYear(date, other) ? '' : ` ${yearOf(date)}`)
