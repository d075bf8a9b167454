import type { Language } from '../../../languages/locales'

const months: Readonly<Record<Language, readonly string[]>> = {
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

interface Range {
  /** Local dates, YYYY-MM-DD. */
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** `18. September 2026`, `18 septembre 2026`, `1er octobre 2026`, `18 September 2026`. */
export function longDate(date: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const name = months[language][month - 1] ?? ''
  const numeral = language === 'de' ? `${day}.` : language === 'fr' && day === 1 ? '1er' : String(day)
  return `${numeral}\u00a0${name} ${year}`
}

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
