import { vercelStegaClean, vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { completeDocuments } from '../../studio/complete-documents'
import { schemaTypes } from '../../studio/schemas'
import type { SchemaType } from '../../studio/schemas/definition'
import { isShownText } from '../../studio/shown-text'
import { withEditMarks } from './edit-marks'
import { type FieldAddress, fieldOf } from './field-address'

const marked = <Document extends object>(document: Document): Document =>
  withEditMarks({ ...document } as Document & Record<string, unknown>)

/** Every text that carries a mark, however deep, with the field that the mark names. */
function marksIn(value: unknown): { text: string; field: FieldAddress | undefined }[] {
  if (typeof value === 'string') {
    const { cleaned, encoded } = vercelStegaSplit(value)
    return encoded === '' ? [] : [{ text: cleaned, field: fieldOf(vercelStegaDecode(value)) }]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(marksIn) : []
}

/** What stands at a path of the Studio. */
function valueAt(document: unknown, path: string): unknown {
  const steps = path.split(/\.|(?=\[)/)
  return steps.reduce<unknown>((value, step) => {
    const key = /^\[_key=="(.+)"\]$/.exec(step)?.[1]
    if (key === undefined) return Reflect.get(Object(value), step)
    return Array.isArray(value) ? value.find((item) => Reflect.get(Object(item), '_key') === key) : undefined
  }, document)
}

/** The texts that a value of a type shows, by the model alone. */
function shownTexts(type: SchemaType | undefined, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !type) return []
  if (Reflect.get(value, '_type') === 'block')
    return Reflect.get(value, 'children').map((span: { text: string }) => span.text)
  if (type.type === 'array') return Object.values(value).flatMap((block) => shownTexts(type, block))
  return type.fields.flatMap((field): string[] => {
    const inner: unknown = Reflect.get(value, field.name)
    if (isShownText(field)) return typeof inner === 'string' ? [inner] : []
    const typeOf = (name: unknown) => schemaTypes.find((known) => known.name === name)
    if (field.type !== 'array') return shownTexts(typeOf(field.type), inner)
    const items: unknown[] = Array.isArray(inner) ? inner : []
    return items.flatMap((item) => {
      const own = typeOf(Reflect.get(Object(item), '_type') ?? field.of[0]?.type)
      return shownTexts(own, item)
    })
  })
}

describe('marks that lead from a text to its field', () => {
  it('change nothing else: without them every document of the demo is the same, byte for byte', () => {
    const documents = hotelDocuments()
    const count = documents.map((document) => {
      const result = marked(document)
      expect(JSON.stringify(vercelStegaClean(result))).toBe(JSON.stringify(document))
      return marksIn(result).length
    })
    expect(count.reduce((all, one) => all + one, 0)).toBeGreaterThan(1000)
  })

  it('stand on every text that a complete document shows, and name its own field', () => {
    for (const document of Object.values(completeDocuments)) {
      const marks = marksIn(marked(document))
      const type = schemaTypes.find(({ name }) => name === document._type)
      expect(marks.map(({ text }) => text).sort()).toEqual(shownTexts(type, document).sort())
      for (const { text, field } of marks) {
        expect(field).toMatchObject({ id: document._id, type: document._type })
        expect(valueAt(document, field?.path ?? ''), field?.path).toBe(text)
      }
      expect(new Set(marks.map(({ field }) => field?.path)).size).toBe(marks.length)
    }
  })

  it('of a draft lead to the published document, whose draft the Studio finds', () => {
    const [mark] = marksIn(marked({ _id: 'drafts.page-home', _type: 'page', title: 'Haus' }))
    expect(mark?.field).toMatchObject({ id: 'page-home', path: 'title' })
  })

  it('stand on dates and addresses that are shown as texts, but on nothing empty', () => {
    const texts = {
      title: '2026-11-26',
      lead: 'https://hotel.example',
      parts: [{ _type: 'quote', _key: 'q', text: ' ' }],
    }
    expect(marksIn(marked({ _id: 'a', _type: 'page', ...texts })).map(({ text }) => text)).toEqual([
      texts.title,
      texts.lead,
    ])
  })

  it('leave whatever is malformed as it is, and documents of other kinds', () => {
    const types = [...schemaTypes.map(({ name }) => name), 'sanity.imageAsset', 'other']
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.dictionary(fc.constantFrom('title', 'parts', 'url', 'picture', 'items', 'list'), fc.jsonValue()),
        (_type, fields) => {
          const document = { _id: 'a', _type, ...fields }
          expect(vercelStegaClean(marked(document))).toEqual(vercelStegaClean(document))
        },
      ),
    )
    expect(
      marksIn(marked({ _id: 'a', _type: 'page', parts: [{ _type: 'quote', text: 'ohne Schlüssel' }] })),
    ).toEqual([])
    const half = {
      _id: 'a',
      _type: 'page',
      parts: [{ _type: 'quote', _key: '\ud800', text: 'halber Schlüssel' }],
    }
    expect(marked(half)).toEqual(half)
  })
})
