import { expect, test } from 'vitest'
import { schemaTypes } from '../schemas'
import { german } from './german'
import { inWords } from './in-words'

const words = {
  texts: { Room: 'Zimmer', 'A room.': 'Ein Zimmer.', Title: 'Titel', Link: 'Verweis', Strong: 'Fett' },
  titles: { 'room.link': 'Seite' },
}

/** A definition without its texts; functions and patterns are compared as they are. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'title' && key !== 'description')
  return Object.fromEntries(kept.map(([key, held]) => [key, key === 'preview' ? held : withoutTexts(held)]))
}

test('texts are exchanged at any depth: of types, fields, sets of fields, choices, styles and marks', () => {
  const room = {
    name: 'room',
    title: 'Room',
    description: 'A room.',
    fieldsets: [{ name: 'all', title: 'Room', description: 'A room.' }],
    fields: [{ name: 'kind', title: 'Title', options: { list: [{ title: 'Room', value: 'room' }] } }],
    of: [{ type: 'block', marks: { decorators: [{ title: 'Strong', value: 'strong' }] } }],
  }
  expect(inWords([room], words)).toEqual([
    {
      name: 'room',
      title: 'Zimmer',
      description: 'Ein Zimmer.',
      fieldsets: [{ name: 'all', title: 'Zimmer', description: 'Ein Zimmer.' }],
      fields: [{ name: 'kind', title: 'Titel', options: { list: [{ title: 'Zimmer', value: 'room' }] } }],
      of: [{ type: 'block', marks: { decorators: [{ title: 'Fett', value: 'strong' }] } }],
    },
  ])
})

test('the title of one field has words of its own, and a text without any stays', () => {
  const fields = [
    { name: 'link', title: 'Link', description: 'Link' },
    { name: 'other', title: 'Link', description: 'New here.' },
  ]
  expect(inWords([{ name: 'room', fields }], words)).toEqual([
    {
      name: 'room',
      fields: [
        { name: 'link', title: 'Seite', description: 'Verweis' },
        { name: 'other', title: 'Verweis', description: 'New here.' },
      ],
    },
  ])
})

test('which fields a list shows and what a field begins with are no texts', () => {
  const preview = { select: { title: 'Title' } }
  const initialValue = { title: 'Title' }
  const [type] = inWords([{ name: 'room', preview, initialValue }], words)
  expect(type?.preview).toBe(preview)
  expect(type?.initialValue).toBe(initialValue)
})

test('of the whole content model nothing but texts is another in German, and the model itself stays', () => {
  const before = structuredClone(withoutFunctions(schemaTypes))
  const exchanged = inWords(schemaTypes, german)
  expect(exchanged.map(withoutTexts)).toEqual(schemaTypes.map(withoutTexts))
  expect(withoutFunctions(schemaTypes)).toEqual(before)
})

function withoutFunctions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withoutFunctions(held)]))
}
