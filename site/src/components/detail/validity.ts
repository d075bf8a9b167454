import { dayAndMonth } from '../../../languages/dates'
import type { Language } from '../../../languages/locales'

interface Range {
  /** Local dates, YYYY-MM-DD. */
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** `18. September 2026`, `18 septembre 2026`, `1er octobre 2026`, `18 September 2026`. */
export const longDate = (date: string, language: Language): string =>
  `${dayAndMonth(date, language)} ${date.slice(0, 4)}`

/** The dates of a package in words; empty where it is always valid. */
export function validity(
  { validFrom, validTo }: Range,
  language: Language,
  t: (key: string, values?: Record<string, string>) => string,
): string {
  const dates = [validFrom, validTo].map((date) => (date ? longDate(date, language) : undefined))
  const [from, to] = dates
  return from && to ? t('validRange', { from, to }) : (from ?? to ?? '')
}
