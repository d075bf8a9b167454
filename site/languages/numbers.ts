import type { Language } from './locales'

/** A measure as each language prints it: `14.2` in German, `14,2` in French, `1,260` in English. */
export function numberText(value: number, language: Language): string {
  const [whole = '0', decimals] = String(value).split('.')
  const grouped = language === 'en' ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return decimals === undefined ? grouped : `${grouped}${language === 'fr' ? ',' : '.'}${decimals}`
}
