/**
 * What Gatsby's queries make of documents, without Gatsby around them: nodes as the content service's plugin makes them
 * behind the border, the types of its description and of the site, their resolvers, and the queries of all templates and
 * slices as they stand in the source. One page takes a millisecond, so that ten thousand documents can be tried.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  buildASTSchema,
  type DocumentNode,
  execute,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql'
import { contentServiceSdl } from '../../../studio/sdl'
import type { Problem } from '../../border/problem'
import { eventTypes } from '../../events/graphql-types'
import type { Language } from '../../languages/locales'
import type { NodeInput } from '../../nodes/node-input'
import type { PlannedPage } from '../../nodes/planned-page'
import { gatsbyNode } from '../../nodes/replace-nodes'
import { todayNode } from '../../nodes/today'
import { ContentIndex } from '../content-index'
import { contentTypes } from '../graphql-types'
import { allNamedClaimants, namedClaimant } from '../named-claimants'
import type { ContentNode } from '../raw'
import { contentResolvers } from '../schema'
import { shapedNode } from '../source-border'

type Fields = Readonly<Record<string, unknown>>
interface ResolvedField {
  type?: string
  args?: Readonly<Record<string, string>>
  resolve(source: object, args: object, context: unknown): unknown
}
type Resolvers = Readonly<Record<string, Readonly<Record<string, ResolvedField>>>>

const plugin = createRequire(path.resolve('node_modules/gatsby-source-sanity/package.json'))
const { toGatsbyNode } = plugin('./lib/util/normalize')
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

const createNodeId = (id: string): string => createHash('sha1').update(id).digest('hex')
const typeMap = getTypeMapFromGraphQLSchema(contentServiceSdl(), undefined)
const nodeOptions = {
  typeMap,
  createNodeId,
  createContentDigest: (value: unknown) => createNodeId(JSON.stringify(value)),
  overlayDrafts: false,
  client: { clientConfig: settings, config: () => settings },
}
const makeNode = shapedNode(toGatsbyNode)

const isContentNode = (node: object): node is ContentNode => '_id' in node && 'internal' in node

/** The node of a document, made by the plugin behind the border. */
export function nodeOf(document: Fields): ContentNode {
  const node = makeNode(document, nodeOptions)
  if (!isContentNode(node)) throw new Error('gatsby-source-sanity no longer makes nodes of documents.')
  return node
}

const resolvers: Resolvers = contentResolvers(settings)

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
    type SiteMetadata { siteUrl: String! timeZone: String! }
    type Site { siteMetadata: SiteMetadata! }
    type Query { site: Site! ${roots.join(' ')} }`
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

function buildSchema(): GraphQLSchema {
  const config = { typePrefix: undefined }
  const service: string = rewriteGraphQLSchema(contentServiceSdl(), {
    config,
    reporter: { warn: () => undefined },
  })
  const all = `${service}\n${contentTypes}\n${eventTypes}`
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

const schema = buildSchema()

/** Every query and fragment of the site, as one document. */
function readQueries(): DocumentNode {
  const folder = path.resolve('site/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const texts = files.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/graphql`([^`]*)`/g),
  ])
  return parse(texts.map(([, text]) => text).join('\n'))
}

const queries = readQueries()
const queryOf = {
  page: 'PageTemplate',
  room: 'RoomTemplate',
  restaurant: 'RestaurantTemplate',
  package: 'PackageTemplate',
  activity: 'ActivityTemplate',
  event: 'EventTemplate',
  'events-list': 'EventsListTemplate',
  'media-corner': 'MediaCornerTemplate',
  'not-found': 'NotFoundTemplate',
} as const

/** What a query gave: its data as text, and what went wrong. */
export interface Answer {
  data: string
  errors: readonly string[]
}

/** A site's documents and what they give. */
export class SiteData {
  readonly #nodes = new Map<string, object>()
  readonly #index = new ContentIndex()

  constructor(documents: readonly Fields[], today: string) {
    const nodes = documents.map(nodeOf)
    for (const node of nodes) this.#nodes.set(node.id, node)
    this.#index.apply(allNamedClaimants(nodes))
    this.setNodes([todayNode(today), ...this.#index.nodes()])
  }

  setNodes(nodes: readonly NodeInput[]): void {
    for (const node of nodes) this.#nodes.set(node.id, gatsbyNode(node))
  }

  /** Puts a document, as a regeneration does. */
  set(document: Fields): ContentNode {
    const node = nodeOf(document)
    this.#nodes.set(node.id, node)
    const delta = this.#index.apply(new Map([[node._id, namedClaimant(node)]]))
    for (const { id } of delta.removeNodes) this.#nodes.delete(id)
    this.setNodes(delta.setNodes)
    return node
  }

  problems = (): Problem[] => [...this.#index.problems()]
  pages = (): PlannedPage[] => [...this.#index.pages()]
  /** The nodes that the documents give. */
  given = (): NodeInput[] => [...this.#index.nodes()]
  lines = (): unknown[] => [...this.#index.lines()]
  node = (id: string): object | undefined => this.#nodes.get(id)

  /** The data of a page. */
  page({ template, language, context }: Pick<PlannedPage, 'template' | 'language' | 'context'>): Answer {
    return this.#run(queryOf[template], { ...context, language })
  }

  /** The data of header and footer. */
  slices(language: Language): Answer {
    const answers = ['HeaderSlice', 'FooterSlice'].map((name) => this.#run(name, { language }))
    return {
      data: answers.map(({ data }) => data).join('\n'),
      errors: answers.flatMap(({ errors }) => errors),
    }
  }

  #run(operationName: string, variableValues: Record<string, unknown>): Answer {
    const nodeModel = {
      getNodeById: ({ id }: { id: string }) => this.#nodes.get(id),
      trackPageDependencies: () => undefined,
    }
    const result = execute({
      schema,
      document: queries,
      operationName,
      variableValues,
      rootValue: { site: { siteMetadata: settings } },
      contextValue: { nodeModel },
    })
    if (result instanceof Promise || !('data' in result))
      return { data: '', errors: ['the query did not run at once'] }
    return {
      data: JSON.stringify(result.data),
      errors: (result.errors ?? []).map(({ message, path: at }) => `${at?.join('.')}: ${message}`),
    }
  }
}
