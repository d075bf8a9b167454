import type { Language } from '../languages/locales'

const nights: Readonly<Record<Language, (count: number) => string>> = {
  de: (count) => (count === 1 ? 'eine Nacht' : `${count} Nächte`),
  fr: (count) => (count === 1 ? 'une nuit' : `${count} nuits`),
  en: (count) => (count === 1 ? 'one night' : `${count} nights`),
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** The short line that an index shows under a title: size and view of a room, cuisine, nights, duration. */
export function teaserLine(
  document: Readonly<Record<string, unknown>>,
  language: Language,
): string | undefined {
  const size = number(document.size)
  const count = number(document.nights)
  const facts: Readonly<Record<string, (string | undefined)[]>> = {
    room: [size === undefined ? undefined : `${size} m²`, text(document.view)],
    restaurant: [text(document.cuisine)],
    package: [count === undefined ? undefined : nights[language](count)],
    activity: [text(document.duration)],
  }
  const known = (facts[String(document._type)] ?? []).filter((part) => part !== undefined)
  return known.length === 0 ? undefined : known.join(', ')
}
