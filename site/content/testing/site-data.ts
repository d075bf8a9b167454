/**
 * What Gatsby's queries make of documents, without Gatsby around them: nodes as the content service's plugin makes them
 * behind the border, and the queries of all templates and slices as they stand in the source. One page takes a
 * millisecond, so that ten thousand documents can be tried.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { execute } from 'graphql'
import type { SiteProblem } from '../../border/problem'
import type { Language } from '../../languages/locales'
import type { NodeInput } from '../../nodes/node-input'
import type { PlannedPage } from '../../nodes/planned-page'
import { gatsbyNode } from '../../nodes/replace-nodes'
import { todayNode } from '../../nodes/today'
import { readingFeeds } from '../../readings/reading-feeds'
import { ContentIndex } from '../content-index'
import { allNamedClaimants, namedClaimant } from '../named-claimants'
import type { ContentNode } from '../raw'
import { shapedNode } from '../source-border'
import { createNodeId, readQueries, settings, siteSchema, typeMap } from './site-schema'

export { settings } from './site-schema'

type Fields = Readonly<Record<string, unknown>>

const plugin = createRequire(path.resolve('node_modules/gatsby-source-sanity/package.json'))
const { toGatsbyNode } = plugin('./lib/util/normalize')

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

const schema = siteSchema()
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
  search: 'SearchTemplate',
} as const

/** What a query gave: its data as text, and what went wrong. */
export interface Answer {
  data: string
  errors: readonly string[]
}

/** The example of each service of readings, as pages show it at its moment. */
const exampleReadings = (day: string): NodeInput[] =>
  Object.values(readingFeeds).flatMap((feed) => {
    const parsed = feed.parse(feed.example(day))
    return 'reading' in parsed
      ? [feed.node(parsed.reading, parsed.reading.measuredAt, settings.timeZone)]
      : []
  })

/** A site's documents and what they give. */
export class SiteData {
  readonly #nodes = new Map<string, object>()
  readonly #index: ContentIndex

  constructor(documents: readonly Fields[], today: string) {
    this.#index = new ContentIndex(Date.parse(`${today}T12:00:00Z`))
    const nodes = documents.map(nodeOf)
    for (const node of nodes) this.#nodes.set(node.id, node)
    this.#index.apply(allNamedClaimants(nodes))
    this.setNodes([todayNode(today), ...exampleReadings(today), ...this.#index.nodes()])
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

  problems = (): SiteProblem[] => [...this.#index.problems()]
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
