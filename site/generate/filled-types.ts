import { Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from 'graphql'
import { contentTypes } from '../content/graphql-types'
import { contentResolvers } from '../content/resolvers'

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  JSON: 'unknown',
  String: 'string',
}

const { definitions } = parse(contentTypes)
/** Types that one resolver fills whole. Nodes are filled by what they are made of. */
const types = definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && (definition.interfaces ?? []).length === 0,
)
const names = new Set(types.map(({ name }) => name.value))

/** What a value may be: nothing, too, unless GraphQL says that it never is. */
function typeOf(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return sureType(type.type)
  const sure = sureType(type)
  return sure === 'unknown' ? sure : `${sure} | null | undefined`
}

function sureType(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return sureType(type.type)
  if (type.kind === Kind.LIST_TYPE) {
    const item = typeOf(type.type)
    return `readonly ${item.includes(' ') ? `(${item})` : item}[]`
  }
  const { value } = type.name
  // Nodes of others are handed on as they are.
  return scalars[value] ?? (names.has(value) ? `FilledTypes['${value}']` : 'unknown')
}

export function filledTypes(): string {
  const resolvers: Readonly<Record<string, object>> = contentResolvers({
    projectId: '',
    dataset: '',
    imageBaseUrl: '',
    siteUrl: '',
    timeZone: '',
  })
  const entries = types.map(({ name, fields = [] }) => {
    const filled = fields.filter((field) => !Object.hasOwn(resolvers[name.value] ?? {}, field.name.value))
    const lines = filled.map(({ name, type }) => `    ${name.value}: ${typeOf(type)}`)
    return `  ${name.value}: {\n${lines.join('\n')}\n  }`
  })
  return `// Written by npm run generate from graphql-types.ts.

/** What resolvers hand on, by type of GraphQL; fields with a resolver of their own are left out. */
export interface FilledTypes {
${entries.join('\n')}
}
`
}
