/** The GraphQL schema of the site and the queries of its templates, without Gatsby and without a content service. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql'
import { contentServiceSdl } from '../../../studio/sdl'
import { eventTypes } from '../../events/graphql-types'
import { readingFeeds } from '../../readings/reading-feeds'
import { contentTypes } from '../graphql-types'
import { contentResolvers } from '../resolvers'

interface ResolvedField {
  type?: string
  args?: Readonly<Record<string, string>>
  resolve(source: object, args: object, context: unknown): unknown
}
type Resolvers = Readonly<Record<string, Readonly<Record<string, ResolvedField>>>>

const plugin = createRequire(path.resolve('node_modules/gatsby-source-sanity/package.json'))
const { getTypeMapFromGraphQLSchema } = plugin('./lib/util/remoteGraphQLSchema')
const { rewriteGraphQLSchema } = plugin('./lib/util/rewriteGraphQLSchema')
const { getGraphQLResolverMap } = plugin('./lib/util/getGraphQLResolverMap')
const { GraphQLDate } = plugin('gatsby/dist/schema/types/date')
const { GraphQLJSON } = plugin('gatsby/graphql')

export const settings = {
  projectId: 'edelgrat',
  dataset: 'production',
  imageBaseUrl: '/images',
  siteUrl: 'https://edelgrat.example',
  timeZone: 'Europe/Zurich',
}

export const createNodeId = (id: string): string => createHash('sha1').update(id).digest('hex')
export const typeMap = getTypeMapFromGraphQLSchema(contentServiceSdl(), undefined)

/** Types that Gatsby itself has, and one field of the root for each type of nodes. */
function frame(nodeTypes: readonly string[]): string {
  const roots = nodeTypes.map((type) => `${type.charAt(0).toLowerCase()}${type.slice(1)}(id: ById!): ${type}`)
  return `
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    directive @link(from: String) on FIELD_DEFINITION
    scalar JSON
    scalar Date
    input ById { eq: String! }
    interface Node { id: ID! }
    type SiteMetadata { siteUrl: String timeZone: String }
    type Site { siteMetadata: SiteMetadata }
    type Query { site: Site ${roots.join(' ')} }`
}

function addedFields(added: Resolvers): string {
  return Object.entries(added)
    .flatMap(([type, fields]) => {
      const lines = Object.entries(fields).flatMap(([name, { type: of, args }]) => {
        const given = Object.entries(args ?? {}).map(([key, value]) => `${key}: ${value}`)
        return of === undefined ? [] : [`${name}${given.length ? `(${given.join(', ')})` : ''}: ${of}`]
      })
      return lines.length ? [`extend type ${type} { ${lines.join(' ')} }`] : []
    })
    .join('\n')
}

function typesWithNodes(definitions: string): string[] {
  return parse(definitions).definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && each.interfaces?.some(({ name }) => name.value === 'Node')
      ? [each.name.value]
      : [],
  )
}

/** The types of the content service and of the site, with their resolvers, as Gatsby puts them together. */
export function siteSchema(): GraphQLSchema {
  const resolvers: Resolvers = contentResolvers(settings)
  const config = { typePrefix: undefined }
  const service: string = rewriteGraphQLSchema(contentServiceSdl(), {
    config,
    reporter: { warn: () => undefined },
  })
  const ofReadings = Object.values(readingFeeds).map(({ graphqlTypes }) => graphqlTypes)
  const all = [service, contentTypes, eventTypes, ...ofReadings].join('\n')
  const text = `${frame(typesWithNodes(all))}\n${all}\n${addedFields(resolvers)}`
  const schema = buildASTSchema(parse(text), { assumeValid: true })
  const fromPlugin: Resolvers = getGraphQLResolverMap(typeMap, config, {
    createNodeId,
    getNode: () => undefined,
  })
  for (const each of [fromPlugin, resolvers])
    for (const [typeName, fields] of Object.entries(each)) {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) continue
      for (const [name, { resolve }] of Object.entries(fields)) {
        const field = type.getFields()[name]
        if (field) field.resolve = resolve
      }
    }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = ({ internal }) => internal.type
    if (isScalarType(type) && type.name === 'JSON') Object.assign(type, { serialize: GraphQLJSON.serialize })
    if (isScalarType(type) && type.name === 'Date') Object.assign(type, { serialize: GraphQLDate.serialize })
  }
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {}))
    if (name !== 'site')
      field.resolve ??= (_source: unknown, { id }: { id: { eq: string } }, { nodeModel }) =>
        nodeModel.getNodeById({ id: id.eq })
  return schema
}

/** Every query and fragment of the site, as one document. */
export function readQueries(): DocumentNode {
  const folder = path.resolve('site/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const texts = files.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/graphql`([^`]*)`/g),
  ])
  return parse(texts.map(([, text]) => text).join('\n'))
}
