import type { Language } from './locales'

/** Tables, because Node and browsers do not agree on such names, and a page must read the same in both. */
const monthNames: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

const monthIndex = (date: string): number => Number(date.slice(5, 7)) - 1
const noBreak = '\u00a0'

/** `Juni`, from a day or a month (YYYY-MM). */
export const monthName = (date: string, language: Language): string =>
  monthNames[language][monthIndex(date)] ?? ''

/** `Juni 2026` */
export const monthAndYear = (date: string, language: Language): string =>
  `${monthName(date, language)} ${date.slice(0, 4)}`

/** The day of the month as it is said: `1er` in French. */
const dayNumber = (date: string, language: Language): string => {
  const day = Number(date.slice(8, 10))
  if (language === 'de') return `${day}.`
  return language === 'fr' && day === 1 ? '1er' : String(day)
}

/** `20. Juni`, `20 juin`, `20 June` */
export const dayAndMonth = (date: string, language: Language): string =>
  `${dayNumber(date, language)}${noBreak}${monthName(date, language)}`
