/** The walk through a stored value beside its definition (pure: it returns what it found). */
import { checkBlocks } from './inspect-blocks'
import { checkAsset, checkCut, checkReference } from './inspect-references'
import {
  entryOf,
  type FieldValues,
  type Finding,
  found,
  type Inspection,
  noFindings,
  type Place,
  valuesOf,
} from './inspection'
import { brokenRules } from './rules'
import { schemaTypes } from './schemas'
import type { ArrayField, ArrayMember, Field, NamedTypeName, SchemaType } from './schemas/definition'

/** Menus may hold menus; whoever nests deeper than this made a mistake. */
const deepest = 100

const typesByName: ReadonlyMap<string, SchemaType> = new Map(schemaTypes.map((type) => [type.name, type]))

/** The fields of an object or a document: each against its definition, and none that the model does not know. */
export function checkFields(fields: Field[], values: FieldValues, parent: Place, at: Inspection): Finding[] {
  const path = (name: string): string => (parent.path === '' ? name : `${parent.path}.${name}`)
  const known = fields.flatMap((field) => {
    const place = { path: path(field.name), title: field.title, depth: parent.depth + 1 }
    return checkField(field, values, place, at)
  })
  const names = new Set(fields.map((field) => field.name))
  const unknown = [...values.keys()].filter((name) => !name.startsWith('_') && !names.has(name))
  return [
    ...known,
    ...unknown.map((name) => ({
      field: path(name),
      reason: `"${name}" is not a field of the content model`,
    })),
  ]
}

function checkField(field: Field, values: FieldValues, place: Place, at: Inspection): Finding[] {
  const value = values.get(field.name) ?? undefined
  const context = { document: at.document, parent: Object.fromEntries(values) }
  const broken = brokenRules(field.validation, value, context)
  const findings = broken.flatMap((reason) => found(place, reason))
  return value === undefined ? findings : [...findings, ...checkValue(field, value, place, at)]
}

function checkValue(field: Field, value: unknown, place: Place, at: Inspection): Finding[] {
  switch (field.type) {
    case 'string':
      return checkText(value, place, field.options?.list)
    case 'text':
    case 'url':
    case 'email':
      return checkText(value, place)
    case 'date':
      return isDate(value) ? noFindings : found(place, 'must be a date, written YYYY-MM-DD')
    case 'datetime':
      return isMoment(value)
        ? noFindings
        : found(place, 'must be a date with its time, written as ISO 8601 in UTC')
    case 'number':
      return Number.isFinite(value) ? noFindings : found(place, 'must be a number')
    case 'boolean':
      return typeof value === 'boolean' ? noFindings : found(place, 'must be on or off')
    case 'reference':
      return checkReference(field.to, value, place, at)
    case 'file':
      return checkAsset('file', value, place, at)
    case 'array':
      return checkList(field, value, place, at)
    default:
      return checkNamed(field.type, value, place, at)
  }
}

function checkText(value: unknown, place: Place, choices?: { value: string }[]): Finding[] {
  if (typeof value !== 'string') return found(place, 'must be a text')
  if (choices === undefined || value === '' || choices.some((choice) => choice.value === value))
    return noFindings
  return found(place, `"${value}" is not one of ${choices.map((choice) => choice.value).join(', ')}`)
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
}

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T.+Z$/.test(value) &&
  isDate(value.slice(0, 10)) &&
  Number.isFinite(Date.parse(value))

/** A value of a named type: an object, a picture or rich text. */
function checkNamed(name: NamedTypeName, value: unknown, place: Place, at: Inspection): Finding[] {
  const type = typesByName.get(name)
  if (type === undefined || type.type === 'document') return noFindings
  if (type.type === 'array') {
    return checkBlocks(type, value, place, (link, linkPlace) => checkNamed('link', link, linkPlace, at))
  }
  const values = valuesOf(value)
  if (values === undefined) return found(place, 'must be an object')
  if (place.depth > deepest) return found(place, `is nested deeper than ${deepest} levels`)
  const stored = values.get('_type')
  if (stored !== undefined && stored !== name)
    return found(place, `must be of type "${name}", is "${String(stored)}"`)
  if (type.type === 'object') return checkFields(type.fields, values, place, at)
  const own = new Map([...values].filter(([field]) => !imageFields.has(field)))
  return [
    ...checkAsset('image', value, place, at),
    ...checkCut(values, place),
    ...checkFields(type.fields, own, place, at),
  ]
}

const imageFields = new Set(['asset', 'crop', 'hotspot', 'media'])

function checkList(field: ArrayField, value: unknown, place: Place, at: Inspection): Finding[] {
  if (!Array.isArray(value)) return found(place, 'must be a list')
  const items: unknown[] = value
  return [
    ...checkKeys(items, place),
    ...items.flatMap((item, index) => checkItem(field.of, item, entryOf(place, item, index), at)),
  ]
}

function checkKeys(items: unknown[], place: Place): Finding[] {
  const keys = new Set<unknown>()
  return items.flatMap((item, index) => {
    const values = valuesOf(item)
    if (values === undefined) return noFindings
    const key = values.get('_key')
    if (typeof key !== 'string' || key === '')
      return found(entryOf(place, item, index), 'the entry has no _key')
    const isSecond = keys.has(key)
    keys.add(key)
    return isSecond ? found(entryOf(place, item, index), `two entries have the _key "${key}"`) : noFindings
  })
}

function checkItem(members: ArrayMember[], item: unknown, place: Place, at: Inspection): Finding[] {
  const member = memberOf(members, item)
  if (member === undefined) return found(place, `${describeItem(item)} may not stand here`)
  if ('to' in member) return checkReference(member.to, item, place, at)
  return member.type === 'string' ? checkText(item, place) : checkNamed(member.type, item, place, at)
}

/** Where a list allows one type only, the stored entry need not say which. */
function memberOf(members: ArrayMember[], item: unknown): ArrayMember | undefined {
  const stored = typeof item === 'string' ? 'string' : valuesOf(item)?.get('_type')
  const only = members.length === 1 ? members[0] : undefined
  return members.find((member) => member.type === stored) ?? (stored === undefined ? only : undefined)
}

function describeItem(item: unknown): string {
  const stored = valuesOf(item)?.get('_type')
  return typeof stored === 'string' ? `an entry of type "${stored}"` : 'an entry without a type'
}
