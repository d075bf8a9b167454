import { languageForms } from '../../../languages/all-forms'
import type { Language } from '../../../languages/locales'

export interface EventDay {
  day: string
  weekday: string
  month: string
}

/** The numeral, weekday and month of a local date (YYYY-MM-DD). */
export function eventDay(date: string, language: Language): EventDay {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const { shortWeekdays, shortMonths } = languageForms[language]
  return {
    day: String(day),
    weekday: shortWeekdays[weekday] ?? '',
    month: shortMonths[month - 1] ?? '',
  }
}
