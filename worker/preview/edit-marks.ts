/** Hides in the texts of a document which field each of them is, so that a click on the page finds its form. */
import { vercelStegaCombine } from '@vercel/stega'
import { schemaTypes } from '../../studio/schemas'
import type { ArrayMember, Field, SchemaType } from '../../studio/schemas/definition'
import { isShownText } from '../../studio/shown-text'
import { type FieldAddress, markOf } from './field-address'

type Fields = Readonly<Record<string, unknown>>
/** What a mark says but for its path. */
type Owner = Omit<FieldAddress, 'path'>

const types = new Map(schemaTypes.map((type) => [type.name as string, type]))
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The document with a mark at the end of every text that pages show, and with nothing else changed: without the marks it is
 * the same, byte for byte. What is no document of the content model comes back as it is. Malformed values are left alone.
 */
export function withEditMarks<Document extends Fields>(document: Document): Document {
  const { _id: id, _type: name } = document
  const type = typeof name === 'string' ? types.get(name) : undefined
  if (typeof id !== 'string' || type?.type !== 'document') return document
  const owner = { id: id.replace(/^drafts\./, ''), type: type.name }
  return markedFields(type, document, '', owner)
}

function markedFields<Values extends Fields>(
  type: SchemaType,
  values: Values,
  path: string,
  owner: Owner,
): Values {
  if (type.type === 'array') return values
  const fields = new Map<string, Field>(type.fields.map((field) => [field.name, field]))
  // The entries of the same values, in their order.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.get(name)
      return [name, field ? markedValue(field, value, path === '' ? name : `${path}.${name}`, owner) : value]
    }),
  ) as Values
}

function markedValue(field: Field, value: unknown, path: string, owner: Owner): unknown {
  if (isShownText(field)) return markedText(value, path, owner)
  if (field.type === 'array')
    return markedItems(value, path, (item, at) => markedItem(field.of, item, at, owner))
  if (field.type === 'richText') return markedItems(value, path, (block, at) => markedBlock(block, at, owner))
  const type = types.get(field.type)
  return type && isFields(value) ? markedFields(type, value, path, owner) : value
}

function markedText(value: unknown, path: string, owner: Owner): unknown {
  // Empty texts count as missing.
  if (typeof value !== 'string' || value.trim() === '') return value
  return vercelStegaCombine(value, markOf({ ...owner, path }), false)
}

/** An item without a key has no address, and one whose key holds a quote or half a character has none that can be written. */
function markedItems(list: unknown, path: string, mark: (item: Fields, path: string) => unknown): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item: unknown) =>
    isFields(item) && typeof item._key === 'string' && item._key.isWellFormed() && !item._key.includes('"')
      ? mark(item, `${path}[_key=="${item._key}"]`)
      : item,
  )
}

function markedItem(members: readonly ArrayMember[], item: Fields, path: string, owner: Owner): unknown {
  const [only] = members.length === 1 ? members : []
  const name = typeof item._type === 'string' ? item._type : only?.type
  const type = members.some((member) => member.type === name) ? types.get(String(name)) : undefined
  return type ? markedFields(type, item, path, owner) : item
}

const markedBlock = (block: Fields, path: string, owner: Owner): unknown => ({
  ...block,
  children: markedItems(block.children, `${path}.children`, (span, at) =>
    span._type === 'span' ? { ...span, text: markedText(span.text, `${at}.text`, owner) } : span,
  ),
})
