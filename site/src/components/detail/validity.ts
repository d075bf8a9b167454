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

/** The dates of a package in words, a year that both share once; empty where it is always valid. */
export function validity(
  { validFrom, validTo }: Range,
  language: Language,
  t: (key: 'validRange', range: { from: string; to: string }) => string,
): string {
  const [from, to] = [validFrom || validTo, validTo || validFrom]
  if (!from || !to) return ''
  if (from === to) return longDate(from, language)
  const inOneYear = from.slice(0, 4) === to.slice(0, 4)
  return t('validRange', {
    from: inOneYear ? dayAndMonth(from, language) : longDate(from, language),
    to: longDate(to, language),
  })
}
