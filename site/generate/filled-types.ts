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
const types = definitions.filter(
  (definition): definition is ObjectTypeDefinitionNode => definition.kind === Kind.OBJECT_TYPE_DEFINITION,
)
/** Types that one resolver fills whole. */
const whole = types.filter(({ interfaces = [] }) => interfaces.length === 0)
/** Types of nodes. */
const ofNodes = types.filter(({ interfaces = [] }) => interfaces.some(({ name }) => name.value === 'Node'))
const names = new Set(whole.map(({ name }) => name.value))

/** What a value may be: nothing, too, unless GraphQL says that it never is. A node is JSON, which knows no `undefined`. */
function typeOf(type: TypeNode, nothing: string): string {
  if (type.kind === Kind.NON_NULL_TYPE) return sureType(type.type, nothing)
  const sure = sureType(type, nothing)
  return sure === 'unknown' ? sure : `${sure} | ${nothing}`
}

function sureType(type: TypeNode, nothing: string): string {
  if (type.kind === Kind.NON_NULL_TYPE) return sureType(type.type, nothing)
  if (type.kind === Kind.LIST_TYPE) {
    const item = typeOf(type.type, nothing)
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
  const entries = (of: readonly ObjectTypeDefinitionNode[], nothing: string) =>
    of
      .map(({ name, fields = [] }) => {
        const filled = fields.filter((field) => !Object.hasOwn(resolvers[name.value] ?? {}, field.name.value))
        const lines = filled.map((field) => `    ${field.name.value}: ${typeOf(field.type, nothing)}`)
        return `  ${name.value}: {\n${lines.join('\n')}\n  }`
      })
      .join('\n')
  return `// Written by npm run generate from graphql-types.ts.

/** What resolvers hand on, by type of GraphQL; fields with a resolver of their own are left out. */
export interface FilledTypes {
${entries(whole, 'null | undefined')}
}

/** The same of the nodes that the site makes. */
export interface NodeTypes {
${entries(ofNodes, 'null')}
}
`
}
