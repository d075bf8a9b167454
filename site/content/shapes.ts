/**
 * The shape of every document, derived from the Studio's content model, and of assets from what the content service says
 * of its own types. Nothing here is written a second time: a field that the model gets has its shape at once.
 */
import { Kind, parse, type TypeNode } from 'graphql'
import { hasForm } from '../../studio/rules'
import { schemaTypes } from '../../studio/schemas'
import type { ArrayField, ArrayMember, Choice, Field, SchemaType } from '../../studio/schemas/definition'
import { builtInTypes } from '../../studio/sdl-built-in'
import { type NumberLimits, numberLimits } from './field-rules'

export type Shape =
  /** `isTyped`: a code or an address, which has a form and no words. */
  | { kind: 'text'; isTyped?: true }
  /** One of a few words. */
  | { kind: 'choice'; values: ReadonlySet<string> }
  | ({ kind: 'number' } & NumberLimits)
  | { kind: 'flag' }
  /** YYYY-MM-DD. */
  | { kind: 'day' }
  /** A date with its time, as the content service writes them. */
  | { kind: 'moment' }
  | { kind: 'list'; of: readonly ListMember[] }
  | Group

export interface Group {
  kind: 'group'
  fields: Map<string, Shape>
  /** Without these it means nothing, and is left out whole. */
  needs: readonly string[]
}

/** What may stand in a list. Where several may, or `type` is strict, the entry's `_type` tells which it is. */
export interface ListMember {
  type: string
  isStrict: boolean
  shape: Shape
}

const text: Shape = { kind: 'text' }
const typed: Shape = { kind: 'text', isTyped: true }
const flag: Shape = { kind: 'flag' }
const group = (fields: Record<string, Shape>, ...needs: string[]): Group => ({
  kind: 'group',
  fields: new Map(Object.entries(fields)),
  needs,
})
const named = { _type: text, _key: text }
const choice = (choices: readonly Choice[]): Shape => ({
  kind: 'choice',
  values: new Set(choices.map(({ value }) => value)),
})
const number = (limits: Partial<NumberLimits> = {}): Shape => ({
  kind: 'number',
  ...numberLimits(undefined),
  ...limits,
})

const reference = group({ ...named, _ref: text, _weak: flag }, '_ref')
const share = number({ least: 0, most: 1 })
const crop = group(
  { _type: text, top: share, bottom: share, left: share, right: share },
  'top',
  'bottom',
  'left',
  'right',
)
const hotspot = group(
  { _type: text, x: share, y: share, width: share, height: share },
  'x',
  'y',
  'width',
  'height',
)

/** What every document has; `_id`, `_type` and `_rev` are the service's own and are not touched. */
const documentFields = {
  _createdAt: { kind: 'moment' },
  _updatedAt: { kind: 'moment' },
  __i18n_lang: text,
} as const
const imageFields = { ...named, asset: reference, crop, hotspot }

/** Types by name. Menus hold menus: so all are there, empty, before the first is filled. */
const types = new Map<string, Shape>(
  schemaTypes.map((type) => [type.name, type.type === 'array' ? { kind: 'list', of: [] } : group({})]),
)

function typeShape(name: string): Shape {
  const shape = types.get(name)
  if (!shape) throw new Error(`The content model has no type "${name}".`)
  return shape
}

function fieldShape(field: Field): Shape {
  switch (field.type) {
    case 'string':
      return 'options' in field && field.options
        ? choice(field.options.list)
        : hasForm(field.validation)
          ? typed
          : text
    case 'text':
      return text
    case 'url':
    case 'email':
      return typed
    case 'date':
      return { kind: 'day' }
    case 'datetime':
      return { kind: 'moment' }
    case 'number':
      return number(numberLimits(field.validation))
    case 'boolean':
      return flag
    case 'reference':
      return reference
    case 'file':
      return group({ ...named, asset: reference })
    case 'array':
      return listShape(field)
    default:
      return typeShape(field.type)
  }
}

const listShape = (field: ArrayField): Shape => ({ kind: 'list', of: field.of.map(memberOf) })

function memberOf(member: ArrayMember): ListMember {
  if ('to' in member) return { type: 'reference', isStrict: false, shape: reference }
  return {
    type: member.type,
    isStrict: false,
    shape: member.type === 'string' ? text : typeShape(member.type),
  }
}

type BlockType = Extract<SchemaType, { type: 'array' }>['of'][number]

/** Rich text: blocks of spans. The resolver knows a block and a link by their `_type`. */
function blockShape({ styles, lists, marks }: BlockType): Shape {
  const span = group({
    ...named,
    text,
    marks: { kind: 'list', of: [{ type: 'string', isStrict: false, shape: text }] },
  })
  const annotations = marks.annotations.map(({ type }) => ({ type, isStrict: true, shape: typeShape(type) }))
  return group({
    ...named,
    style: choice(styles),
    listItem: choice(lists),
    level: number({ isWhole: true, least: 1, most: 100 }),
    markDefs: { kind: 'list', of: annotations },
    children: { kind: 'list', of: [{ type: 'span', isStrict: false, shape: span }] },
  })
}

function fill(type: SchemaType): void {
  const shape = typeShape(type.name)
  if (type.type === 'array') {
    if (shape.kind === 'list')
      Object.assign(shape, {
        of: type.of.map((block) => ({ type: 'block', isStrict: true, shape: blockShape(block) })),
      })
    return
  }
  if (shape.kind !== 'group') return
  const system: Record<string, Shape> =
    type.type === 'document' ? documentFields : type.type === 'image' ? imageFields : named
  for (const [name, each] of Object.entries(system)) shape.fields.set(name, each)
  for (const field of type.fields) shape.fields.set(field.name, fieldShape(field))
}
for (const type of schemaTypes) fill(type)

/** The content service's own types, by the names of its description. */
const builtIn = new Map<string, Group>()

function builtInShape(type: TypeNode): Shape {
  if (type.kind === Kind.NON_NULL_TYPE) return builtInShape(type.type)
  if (type.kind === Kind.LIST_TYPE)
    return { kind: 'list', of: [{ type: '', isStrict: false, shape: builtInShape(type.type) }] }
  const { value } = type.name
  if (value === 'DateTime') return { kind: 'moment' }
  if (value === 'Float') return number()
  return value === 'Boolean' ? flag : (builtIn.get(value) ?? text)
}

const definitions = parse(builtInTypes).definitions.flatMap((each) =>
  each.kind === Kind.OBJECT_TYPE_DEFINITION ? [each] : [],
)
for (const { name } of definitions) builtIn.set(name.value, group({}))
for (const { name, fields = [] } of definitions)
  for (const field of fields) builtIn.get(name.value)?.fields.set(field.name.value, builtInShape(field.type))
// Kept by the Studio's media library, though the description does not say so.
for (const asset of ['SanityImageAsset', 'SanityFileAsset'])
  builtIn.get(asset)?.fields.set('creditLine', text)

const shapes = new Map<string, Group>([
  ...schemaTypes.flatMap(({ type, name }) => {
    const shape = types.get(name)
    return type === 'document' && shape?.kind === 'group' ? [[name, shape] as const] : []
  }),
  ...(['Image', 'File'] as const).map(
    (kind) => [`sanity.${kind.toLowerCase()}Asset`, builtIn.get(`Sanity${kind}Asset`) ?? group({})] as const,
  ),
])

/** The shape of the documents of a type, or undefined for a type that the site does not know. */
export const documentShape = (type: string): Group | undefined => shapes.get(type)
