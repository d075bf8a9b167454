import { languageForms } from './all-forms'
import type { Language } from './locales'

/** A measure as each language prints it: `14.2` in German, `14,2` in French, `1,260` in English. */
export function numberText(value: number, language: Language): string {
  const { thousands, decimals } = languageForms[language]
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return fraction === undefined ? grouped : `${grouped}${decimals}${fraction}`
}
