/**
 * The GraphQL description (SDL) that `sanity graphql deploy` of this content model makes the content service print, as
 * gatsby-source-sanity reads it. Derived from the schema definitions, so that the model is written once. Left out, as
 * nothing reads it: the input types of filters and sortings.
 */

import { schemaTypes } from './schemas'
import type { ArrayField, ArrayMember, Field, ReferenceTarget, SchemaType } from './schemas/definition'
import { builtInTypes } from './sdl-built-in'
import { type SdlField, type SdlType, typeName, unionName } from './sdl-names'

/** The whole SDL as one text. The same model gives the same text. */
export function contentServiceSdl(): string {
  const types = schemaTypes.flatMap(describeType)
  const documents = [
    'SanityImageAsset',
    'SanityFileAsset',
    ...types.filter(isDocument).map((type) => type.name),
  ]
  return [builtInTypes, ...types.map(printType), ...printUnions(schemaTypes), printRootQuery(documents)].join(
    '\n\n',
  )
}

const isDocument = (type: SdlType): boolean => type.isDocument

/** A named list of blocks has no type of its own: fields that use it become JSON. */
function describeType(type: SchemaType): SdlType[] {
  if (type.type === 'array') return []
  const own = type.fields.map(describeField)
  const inherited =
    type.type === 'document' ? documentFields : type.type === 'image' ? imageFields : objectFields
  return [
    {
      name: typeName(type.name),
      description: type.description,
      isDocument: type.type === 'document',
      fields: [...inherited, ...own],
    },
  ]
}

const plain = (name: string, type: string): SdlField => ({ name, type, description: '' })

const objectFields: SdlField[] = [plain('_key', 'String'), plain('_type', 'String')]

const imageFields: SdlField[] = [
  ...objectFields,
  plain('asset', 'SanityImageAsset @reference'),
  plain('media', 'GlobalDocumentReference'),
  plain('hotspot', 'SanityImageHotspot'),
  plain('crop', 'SanityImageCrop'),
]

const documentFields: SdlField[] = [
  { name: '_id', type: 'ID', description: 'Document ID' },
  { name: '_type', type: 'String', description: 'Document type' },
  { name: '_createdAt', type: 'DateTime', description: 'Date the document was created' },
  { name: '_updatedAt', type: 'DateTime', description: 'Date the document was last modified' },
  { name: '_rev', type: 'String', description: 'Current document revision' },
  plain('_key', 'String'),
]

function describeField(field: Field): SdlField {
  if (field.type === 'richText') {
    return {
      name: `${field.name}Raw`,
      type: `JSON @jsonAlias(for: "${field.name}")`,
      description: field.description,
    }
  }
  return { name: field.name, type: fieldType(field), description: field.description }
}

function fieldType(field: Field): string {
  switch (field.type) {
    case 'string':
    case 'text':
    case 'url':
    case 'email':
      return 'String'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    case 'date':
      return 'Date'
    case 'datetime':
      return 'DateTime'
    case 'file':
      return 'File'
    case 'reference':
      return `${targetType(field.to)} @reference`
    case 'array':
      return `[${itemType(field.of)}]`
    default:
      return typeName(field.type)
  }
}

const targetType = (targets: ReferenceTarget[]): string => unionName(targets.map((target) => target.type))

const itemType = (members: ArrayMember[]): string => unionName(members.flatMap(memberTypes))

const memberTypes = (member: ArrayMember): string[] =>
  'to' in member ? member.to.map((target) => target.type) : [member.type]

/** A union for each list and each reference that allows several types, once for each set of types. */
function printUnions(types: SchemaType[]): string[] {
  const sets = types.flatMap((type) => (type.type === 'array' ? [] : type.fields.flatMap(fieldMembers)))
  const unions = sets
    .filter((names) => names.length > 1)
    .map((names) => {
      const sorted = names.map(typeName).sort()
      return `union ${unionName(names)} = ${sorted.join(' | ')}`
    })
  return [...new Set(unions)].sort()
}

function fieldMembers(field: Field): string[][] {
  if (field.type === 'reference') return [field.to.map((target) => target.type)]
  return field.type === 'array' ? [listMembers(field)] : []
}

const listMembers = (field: ArrayField): string[] => field.of.flatMap(memberTypes)

function printType(type: SdlType): string {
  const fields = type.fields.map((field) => {
    const description = field.description === '' ? '' : `  ${JSON.stringify(field.description)}\n`
    return `${description}  ${field.name}: ${field.type}`
  })
  const heading = `type ${type.name}${type.isDocument ? ' implements Document' : ''}`
  return `${JSON.stringify(type.description)}\n${heading} {\n${fields.join('\n')}\n}`
}

function printRootQuery(documents: string[]): string {
  const queries = [...documents, 'Document'].flatMap((name) => [
    `  ${name}(id: ID!): ${name}`,
    `  all${name}(limit: Int, offset: Int): [${name}!]!`,
  ])
  return `schema {\n  query: RootQuery\n}\n\ntype RootQuery {\n${queries.join('\n')}\n}\n`
}
