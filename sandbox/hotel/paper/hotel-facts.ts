/** What the papers say is read from the pages of the hotel: one fact in one place. */
import { catalogue } from '../artwork/catalogue'
import { hotelDocuments } from '../documents'
import { objectsIn } from '../inspect-texts'
import { typeset } from '../typeset'
import { type Fields, idIn, type Language } from '../write'

const documents = new Map(hotelDocuments().map((document) => [String(document._id), document]))

/** A document of the hotel. @throws Error for one that does not exist */
export function documentIn(id: string, language: Language): Fields {
  const found = documents.get(idIn(id, language))
  if (!found) throw new Error(`The papers ask for the document ${id}, which the hotel does not have.`)
  return found
}

/** A text of a document or of a part. @throws Error where there is none */
export function textOf(fields: Fields | undefined, name: string): string {
  const value = fields?.[name]
  if (typeof value === 'string') return value
  throw new Error(`The papers ask for the field ${name} of ${String(fields?._id ?? fields?._type)}.`)
}

/** The parts of a kind that a page has, in their order. */
export const partsOf = (document: Fields, type: string): Fields[] =>
  (Array.isArray(document.parts) ? document.parts : []).filter(({ _type }) => _type === type)

export type Pair = readonly [label: string, value: string]

/** Labels and values of a list of facts. */
export const pairsOf = (items: unknown): Pair[] =>
  objectsIn(items)
    .filter(({ _type }) => _type === 'fact')
    .map((fact) => [textOf(fact, 'label'), textOf(fact, 'value')])

interface Block {
  text: string
  /** `bullet`, `number`, or `h2`, `normal` and so on. */
  kind: string
}

/** Rich text as plain blocks. */
export const blocksOf = (body: unknown): Block[] =>
  objectsIn(body)
    .filter(({ _type }) => _type === 'block')
    .map(({ children, listItem, style }) => ({
      text: objectsIn(children)
        .map(({ text }) => String(text ?? ''))
        .join(''),
      kind: String(listItem ?? style),
    }))

/** The texts of the blocks of a kind. */
export const blocksOfKind = (body: unknown, kind: string): string[] =>
  blocksOf(body)
    .filter((block) => block.kind === kind)
    .map(({ text }) => text)

/** Where the house is, in one line. */
export const houseAddress = ['street', 'postalCode', 'town']
  .map((name) => textOf(documentIn('general', 'de'), name))
  .join(' ')
  .replace(/ (?=\d{4} )/, ', ')

/** The alternative text of a picture of the hotel. @throws Error for one that nobody draws */
export function altOf(slug: string, language: Language): string {
  const found = catalogue.find((entry) => entry.slug === slug)
  if (!found) throw new Error(`The papers ask for the picture ${slug}, which nobody draws.`)
  return found.altText[language]
}

/** With a capital, where a text that goes on elsewhere begins here. */
export const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Every text in a value as it is printed. */
export function typesetAll<Value>(value: Value, language: Language): Value
export function typesetAll(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return typeset(value, language)
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typesetAll(inner, language)]))
}
