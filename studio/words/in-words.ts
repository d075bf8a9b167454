/** The content model with its texts in other words. Pure; the definitions stay as they are. */

export interface ModelWords {
  /** What stands for a text, by the text as the definitions have it. */
  texts: Readonly<Record<string, string>>
  /** What stands for the title of one field, by `type.field`: it goes before. */
  titles: Readonly<Record<string, string>>
}

interface Named {
  name: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Not read: here a title is the name of a field, or what an editor begins with. */
const leftAlone = new Set(['preview', 'initialValue'])

/** Types whose titles and descriptions, at any depth, are exchanged: everything else is the very same. */
export const inWords = <Type extends Named>(types: readonly Type[], words: ModelWords): Type[] =>
  // Only texts are exchanged for texts.
  types.map((type) => exchanged(type, words, '') as Type)

/** `place`: the names of the type and the field, joined by a dot. */
function exchanged(value: unknown, words: ModelWords, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => exchanged(item, words, place))
  if (!isRecord(value)) return value
  const here = [place, value.name].filter((name) => typeof name === 'string' && name !== '').join('.')
  const entries = Object.entries(value).map(([key, held]) => [key, exchangedEntry(key, held, words, here)])
  return Object.fromEntries(entries)
}

function exchangedEntry(key: string, held: unknown, words: ModelWords, here: string): unknown {
  if (leftAlone.has(key)) return held
  if (typeof held !== 'string') return exchanged(held, words, here)
  if (key === 'title') return words.titles[here] ?? words.texts[held] ?? held
  return key === 'description' ? (words.texts[held] ?? held) : held
}
