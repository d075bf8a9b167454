/** What a careful reader would find in the texts of the hotel: used by the tests of the content. */
import type { Fields } from './write'

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object in a value, itself included. */
export function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** Every list in a value. */
export function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)]
  return isFields(value) ? Object.values(value).flatMap(listsIn) : []
}

/** Fields that no visitor reads. */
const unread = new Set([
  '_id',
  '_type',
  '_ref',
  '_key',
  '_sanityAsset',
  'externalLink',
  'url',
  'from',
  'to',
  'key',
])

/** Every text that a visitor may read. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, field]) => (unread.has(name) ? [] : textsIn(field)))
}

/** Words that the house does not use of itself. */
const forbidden =
  /\b(einzigartig\w*|einmalig\w*|Paradies\w*|traumhaft\w*|atemberaubend\w*|exklusiv\w*|luxuriös\w*|unvergesslich\w*|unique|paradise|paradis|breathtaking|luxurious|exceptionnel\w*|inoubliable\w*|unforgettable|nestled|boasts|stunning|world-class)\b/iu

/** What must not stand in a text, and in which languages. */
const faults: readonly [name: string, pattern: RegExp, languages: string][] = [
  ['exclamation mark', /!/, 'de fr en'],
  ['forbidden word', forbidden, 'de fr en'],
  ['straight quotation mark or apostrophe', /["']/, 'de fr en'],
  ['sharp s', /ß/, 'de'],
  ['foreign quotation mark', /[„“”‚]/, 'de fr'],
  ['quotation mark without its space', /«(?!\u00a0)|(?<!\u00a0)»/, 'fr'],
  ['breaking space before punctuation', / [;:?!»]/, 'fr'],
  ['missing space before punctuation', /\p{L}(?:[;?]|:(?=\s|$))/u, 'fr'],
  ['breaking space after a currency', /CHF \d/, 'de fr en'],
  ['dash for a pause', /[–—]/, 'de fr en'],
  ['two spaces', / {2}/, 'de fr en'],
]

/** The names of the faults in a text of a language. */
export const faultsIn = (text: string, language: string): string[] =>
  faults
    .filter(([, pattern, languages]) => languages.split(' ').includes(language) && pattern.test(text))
    .map(([name]) => name)
