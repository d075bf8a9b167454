import type { Language } from '../../../languages/locales'

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  de: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  fr: ['di', 'lu', 'ma', 'me', 'je', 've', 'sa'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

const months: Readonly<Record<Language, readonly string[]>> = {
  de: ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  fr: ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'March', 'April', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
}

export interface EventDay {
  day: string
  weekday: string
  month: string
}

/** The numeral, weekday and month of a local date (YYYY-MM-DD); tables, because Node and browsers disagree on them. */
export function eventDay(date: string, language: Language): EventDay {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return {
    day: String(day),
    weekday: weekdays[language][weekday] ?? '',
    month: months[language][month - 1] ?? '',
  }
}
