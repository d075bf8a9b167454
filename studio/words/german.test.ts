import { expect, test } from 'vitest'
import { changes as germanChanges } from '../../worker/operations/words/changes.de'
import { changes as english } from '../../worker/operations/words/changes.en'
import { studio as germanFields } from '../../worker/operations/words/studio.de'
import { studio as englishFields } from '../../worker/operations/words/studio.en'
import { schemaTypes } from '../schemas'
import { german, subjects } from './german'
import { sameInBoth } from './german-same'
import { inWords } from './in-words'

/** Every text that an editor reads, wherever it stands in a definition. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, held] of Object.entries(value)) {
    if (key === 'preview' || key === 'initialValue') continue
    if (key === 'title' || key === 'description') yield String(held)
    else yield* textsOf(held)
  }
}

const texts = new Set(textsOf(schemaTypes))
const entries = subjects.flatMap((subject) => Object.entries(subject))
const fields = schemaTypes.flatMap((type) =>
  'fields' in type ? type.fields.map((field) => ({ ...field, place: `${type.name}.${field.name}` })) : [],
)
const inGerman = inWords(schemaTypes, german)
const germanTitles = new Map<string, string>(
  inGerman.flatMap((type) => [
    [type.name, type.title] as const,
    ...('fields' in type
      ? type.fields.map((field) => [`${type.name}.${field.name}`, field.title] as const)
      : []),
  ]),
)

test('every text of the content model has German words, and none is left over', () => {
  expect(texts.size).toBeGreaterThan(400)
  expect(entries.map(([text]) => text).sort()).toEqual([...texts].sort())
})

test('a title that has other words in one place names a field that there is', () => {
  const places = new Set(fields.map(({ place }) => place))
  expect(Object.keys(german.titles).filter((place) => !places.has(place))).toEqual([])
})

test('no text is the same in German unless it is listed as such', () => {
  const same = entries.flatMap(([text, words]) => (text === words ? text : []))
  expect(same.sort()).toEqual([...sameInBoth].sort())
})

test('the words are written as in Switzerland: with ss, and in guillemets', () => {
  const all = [...entries.map(([, words]) => words), ...Object.values(german.titles)]
  expect(all.filter((words) => /ß|["„“”‚‘]|^\s|\s$|\s\s/.test(words))).toEqual([])
})

test('a sentence stays a sentence, and a title stays without a full stop', () => {
  const isSentence = (text: string) => text.endsWith('.')
  expect(entries.filter(([text, words]) => isSentence(text) !== isSentence(words))).toEqual([])
})

// "To" leads somewhere in redirects, and is a date in seasons: receipts know one word for both.
const otherwise = ['openSeason.to']

test('a receipt and the form call a field the same', () => {
  const english = new Map(Object.entries(englishFields))
  const expected = new Map(Object.entries(germanFields))
  const compared = fields.filter(
    ({ name, title, place }) => english.get(name) === title && !otherwise.includes(place),
  )
  expect(compared.length).toBeGreaterThan(120)
  const differing = compared.filter(({ name, place }) => germanTitles.get(place) !== expected.get(name))
  expect(differing.map(({ place }) => place)).toEqual([])
})

test('a receipt and the desk call a type of documents the same', () => {
  const expected = new Map(Object.entries(germanChanges.types))
  const compared = Object.entries(english.types).filter(([name, title]) =>
    schemaTypes.some((type) => type.name === name && type.title === title),
  )
  expect(compared.length).toBeGreaterThan(3)
  const differing = compared.filter(([name]) => germanTitles.get(name) !== expected.get(name))
  expect(differing).toEqual([])
})
