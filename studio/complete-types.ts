/** Fills in the `_type` of every object, as the Studio stores it, so that its editor recognises imported documents. */
import { valuesOf } from './inspection'
import { schemaTypes } from './schemas'
import type { ArrayMember, Field, SchemaType } from './schemas/definition'

const typesByName: ReadonlyMap<string, SchemaType> = new Map(schemaTypes.map((type) => [type.name, type]))

/** The same document with the `_type` of every named object and picture in it. Nothing else changes. */
export function completeTypes<Document extends { _type: string }>(document: Document): Document {
  return { ...document, ...completeFields(document._type, document) }
}

/** The fields of a value of a named type, each completed; fields that the model does not know stay as they are. */
function completeFields(typeName: string, value: object): Record<string, unknown> {
  const type = typesByName.get(typeName)
  const fields = type === undefined || type.type === 'array' ? [] : type.fields
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = fields.find((candidate) => candidate.name === name)
      return [name, field === undefined ? inner : completeField(field, inner)]
    }),
  )
}

function completeField(field: Field, value: unknown): unknown {
  if (field.type === 'file')
    return valuesOf(value) === undefined ? value : { _type: 'file', ...toObject(value) }
  if (field.type === 'array') return mapList(value, (item) => completeItem(field.of, item))
  if (field.type === 'richText') return mapList(value, completeBlock)
  return completeNamed(field.type, value)
}

function completeItem(members: ArrayMember[], item: unknown): unknown {
  const stored = valuesOf(item)?.get('_type')
  const member = members.find((candidate) => candidate.type === stored) ?? members[0]
  return member === undefined ? item : completeNamed(member.type, item)
}

function completeBlock(block: unknown): unknown {
  const markDefs = valuesOf(block)?.get('markDefs')
  if (!Array.isArray(markDefs)) return block
  return { ...toObject(block), markDefs: markDefs.map((mark: unknown) => completeNamed('link', mark)) }
}

function completeNamed(typeName: string, value: unknown): unknown {
  if (!typesByName.has(typeName) || valuesOf(value) === undefined) return value
  return { _type: typeName, ...completeFields(typeName, toObject(value)) }
}

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const mapList = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value
