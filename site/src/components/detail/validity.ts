import { dayAndMonth, dayBeside } from '../../../languages/dates'
import type { Language } from '../../../languages/locales'

interface Range {
  /** Local dates, YYYY-MM-DD. */
  readonly validFrom: string | null
  readonly validTo: string | null
}

interface Say {
  (key: 'validRange', range: { from: string; to: string }): string
  (key: 'eventUntil', last: { date: string }): string
}

/** `18. September 2026`, `18 septembre 2026`, `1er octobre 2026`, `18 September 2026`. */
export const longDate = (date: string, language: Language): string =>
  `${dayAndMonth(date, language)} ${date.slice(0, 4)}`

/** The dates of a package in words, a year that both share once; a last day alone is one until which it holds; empty where it always does. */
export function validity({ validFrom, validTo }: Range, language: Language, t: Say): string {
  if (!validTo) return validFrom ? longDate(validFrom, language) : ''
  const last = longDate(validTo, language)
  if (!validFrom) return t('eventUntil', { date: last })
  return validFrom === validTo
    ? last
    : t('validRange', { from: dayBeside(validFrom, validTo, language), to: last })
}
