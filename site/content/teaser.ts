import { languageForms } from '../languages/all-forms'
import { languageWords } from '../languages/all-words'
import { dayAndMonth, dayBeside } from '../languages/dates'
import type { Language } from '../languages/locales'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** From one day to another, with the year once where both share it. */
export function daysText(from: string, to: string, language: Language): string {
  const last = `${dayAndMonth(to, language)} ${to.slice(0, 4)}`
  return languageForms[language].fromTo(dayBeside(from, to, language), last)
}

/** The first and last day of arrival; a price without its time says little. */
const arrivals = (
  from: string | undefined,
  to: string | undefined,
  language: Language,
): string | undefined => (from === undefined || to === undefined ? undefined : daysText(from, to, language))

/** The short line that an index shows under a title: size of a room and what it has of its own, cuisine, nights and dates, duration. */
export function teaserLine(
  document: Readonly<Record<string, unknown>>,
  language: Language,
): string | undefined {
  const size = number(document.size)
  const count = number(document.nights)
  const facts: Readonly<Record<string, (string | undefined)[]>> = {
    room: [size === undefined ? undefined : `${size} m²`, text(document.ownFeature)],
    restaurant: [text(document.cuisine)],
    package: [
      count === undefined ? undefined : languageWords[language].nights(count),
      arrivals(text(document.validFrom), text(document.validTo), language),
    ],
    activity: [text(document.duration)],
  }
  const known = (facts[String(document._type)] ?? []).filter((part) => part !== undefined)
  return known.length === 0 ? undefined : known.join(', ')
}
