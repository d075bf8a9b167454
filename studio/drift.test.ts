import { describe, expect, test } from 'vitest'
import { completeDocuments } from './complete-documents'
import { valuesOf } from './inspection'
import { documentTypes, schemaTypes } from './schemas'
import type { SchemaType } from './schemas/definition'
import { validateDocument } from './validate'

const documents = Object.values(completeDocuments)
const typesByName = new Map<string, SchemaType>(schemaTypes.map((type) => [type.name, type]))

describe('stored shapes and content model', () => {
  test('know the same types of documents', () => {
    expect(documentTypes.map((type) => type.name).sort()).toEqual(Object.keys(completeDocuments).sort())
  })

  test.each(documents)('a $_type with every field of the stored shape fits the model', (document) => {
    expect(validateDocument(document)).toEqual([])
  })

  test('every field of the model is a field of the stored shapes', () => {
    const seen = new Set(documents.flatMap((document) => fieldsIn(document._type, document)))
    const modelled = schemaTypes.flatMap((type) =>
      type.type === 'array' ? [] : type.fields.map((field) => `${type.name}.${field.name}`),
    )
    expect(modelled.filter((field) => !seen.has(field))).toEqual([])
  })

  test('one document fits neither another type nor another language', () => {
    const { room } = completeDocuments
    expect(validateDocument({ ...room, _type: 'page' }).length).toBeGreaterThan(5)
    expect(validateDocument({ ...room, _id: 'room-arven__i18n_fr' })).toEqual([
      {
        documentId: 'room-arven__i18n_fr',
        field: '__i18n_lang',
        reason: 'Language: is de, but the id "room-arven__i18n_fr" belongs to fr',
      },
    ])
  })
})

describe('the content model', () => {
  test('gives every name once', () => {
    const names = schemaTypes.map((type) => type.name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('uses no name that the content service reserves', () => {
    const reserved =
      'any array block boolean date datetime document email file image number object reference slug geopoint span string text time type url'
    const taken = new Set(reserved.split(' '))
    expect(schemaTypes.filter((type) => taken.has(type.name)).map((type) => type.name)).toEqual([])
  })

  test('tells an editor the title and the meaning of every type and every field', () => {
    const described = schemaTypes.flatMap((type) =>
      type.type === 'array' ? [] : [type, ...type.fields].map(speech),
    )
    const poor = described.filter(
      ({ title, description }) => title === '' || !/^[A-Z].{9,}\.$/.test(description),
    )
    expect(poor).toEqual([])
  })
})

const speech = ({ name, title, description }: { name: string; title: string; description: string }) => ({
  name,
  title: title.trim(),
  description,
})

/** The fields of the model that a value fills, as `type.field`, however deep. */
function fieldsIn(typeName: string, value: unknown): string[] {
  const type = typesByName.get(typeName)
  if (type === undefined || type.type === 'array') return []
  const values = valuesOf(value)
  return type.fields.flatMap((field) => {
    const inner = values?.get(field.name)
    if (inner === undefined) return []
    const only = field.type === 'array' && field.of.length === 1 ? field.of[0]?.type : undefined
    const nested = Array.isArray(inner)
      ? inner.flatMap((item: unknown) => fieldsIn(nameOf(item) ?? only ?? '', item))
      : fieldsIn(field.type, inner)
    return [`${type.name}.${field.name}`, ...nested]
  })
}

function nameOf(item: unknown): string | undefined {
  const name = valuesOf(item)?.get('_type')
  return typeof name === 'string' && name !== 'reference' ? name : undefined
}
