/**
 * The only place that reaches into Gatsby. Everything below `gatsby/dist` is private to Gatsby and is used at exactly
 * this version; `checkGatsby` says so before anything else when another one is installed.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { attributesOf, type FoundAttribute } from './attributes-of'

export const gatsbyVersion = '5.16.1'

export interface GatsbyNode {
  id: string
  internal: { type: string; contentDigest: string; owner?: string }
  [field: string]: unknown
}

export interface GatsbyPage {
  path: string
  component: string
  componentPath?: string
  context: Readonly<Record<string, unknown>>
}

export interface GatsbyPlugin {
  id: string
  name: string
  version: string
  pluginOptions?: Readonly<Record<string, unknown>>
}

export interface QueryIds {
  staticQueryIds: unknown[]
  pageQueryIds: GatsbyPage[]
  sliceQueryIds: string[]
}

/** The parts of Gatsby's redux state that are read here. */
export interface GatsbyState {
  program: Readonly<Record<string, unknown>> & { directory: string }
  pages: Map<string, GatsbyPage>
  flattenedPlugins: GatsbyPlugin[]
  components: Map<string, { componentPath: string; pages: Set<string> }>
  pendingPageDataWrites: { pagePaths: Set<string>; sliceNames: Set<string> }
  html: {
    pagesThatNeedToStitchSlices: Set<string>
    slicesProps: { bySliceId: Map<string, { sliceName: string; pages: Set<string> }> }
  }
  queries: {
    trackedQueries: Map<string, { dirty: number }>
    /** Ids of queries (of a page its path) by id of a node that they read, and by type that they list. */
    byNode: Map<string, Set<string>>
    byConnection: Map<string, Set<string>>
  }
}

type Action = unknown

export interface GatsbyInternals {
  build(program: Readonly<Record<string, unknown>>): Promise<void>
  getState(): GatsbyState
  dispatch(action: Action): unknown
  actions: {
    createNode(node: GatsbyNode, plugin: GatsbyPlugin): Action
    deleteNode(node: GatsbyNode, plugin: GatsbyPlugin): Action
    createPage(page: object, plugin: GatsbyPlugin): Action
    deletePage(page: { path: string; component: string }): Action
  }
  getNode(id: string): GatsbyNode | undefined
  getNodesByType(type: string): GatsbyNode[]
  nodesStored(): Promise<unknown>
  /** A runner whose parsed and checked queries are kept. */
  createQueryRunner(): unknown
  calculateDirtyQueries(): Promise<{ queryIds: QueryIds }>
  runStaticQueries(queryIds: QueryIds, runner: unknown): Promise<void>
  runPageQueries(queryIds: QueryIds, runner: unknown): Promise<void>
  runSliceQueries(queryIds: QueryIds, runner: unknown): Promise<void>
  flushPageData(): Promise<void>
  buildHtml(): Promise<{ toRegenerate: string[]; toDelete: string[] }>
  saveState(): Promise<unknown>
  toSanityNode: (document: object, options: object) => GatsbyNode
  createNodeId(id: string, namespace: string): string
  createContentDigest(input: unknown): string
  sanityTypeMap(sdl: string): unknown
  htmlPath(folder: string, page: string): string
  pageDataPath(folder: string, page: string): string
}

const requireFrom = createRequire(path.resolve('package.json'))

function installedVersion(): string {
  const manifest: unknown = requireFrom('gatsby/package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}

/** @throws Error that names both versions when Gatsby is not the one whose internals are known. */
export function checkGatsby(installed: string = installedVersion()): void {
  if (installed === gatsbyVersion) return
  throw new Error(
    `The builder works inside of Gatsby ${gatsbyVersion}, but ${installed} is installed. ` +
      'Its internals may have moved: read worker/regenerate/gatsby-internals.ts, run its test, then change the version there.',
  )
}

/** What is taken from each private module. */
interface PrivateModules {
  'gatsby/dist/redux': { store: { getState(): GatsbyState; dispatch(action: Action): unknown } }
  'gatsby/dist/redux/actions': { actions: GatsbyInternals['actions'] }
  'gatsby/dist/datastore': {
    getNode(id: string): GatsbyNode | undefined
    getDataStore(): { ready(): Promise<unknown>; iterateNodesByType(type: string): Iterable<GatsbyNode> }
  }
  'gatsby/dist/services': {
    calculateDirtyQueries(given: object): Promise<{ queryIds: QueryIds }>
    runStaticQueries(given: object): Promise<void>
    runPageQueries(given: object): Promise<void>
    runSliceQueries(given: object): Promise<void>
  }
  'gatsby/dist/query/graphql-runner': {
    GraphQLRunner: new (store: unknown, options: object) => { scheduleClearCache: () => void }
  }
  'gatsby/dist/utils/page-data': { flush(): Promise<void> }
  'gatsby/dist/commands/build-html': {
    buildHTMLPagesAndDeleteStaleArtifacts(
      given: object,
    ): Promise<{ toRegenerate: string[]; toDelete: string[] }>
  }
  'gatsby/dist/utils/worker/child/render-html': {
    renderHTMLProd(given: object): Promise<unknown>
    renderSlices(given: object): Promise<unknown>
  }
  'gatsby/dist/redux/save-state': { saveState(): Promise<unknown> }
  'gatsby/dist/utils/create-node-id': { createNodeId: GatsbyInternals['createNodeId'] }
  'gatsby-core-utils': {
    createContentDigest: GatsbyInternals['createContentDigest']
    generatePageDataPath: GatsbyInternals['pageDataPath']
  }
  'gatsby-core-utils/page-html': { generateHtmlPath: GatsbyInternals['htmlPath'] }
  'gatsby-source-sanity/lib/util/normalize': { toGatsbyNode: GatsbyInternals['toSanityNode'] }
  '@sanity/mutator/lib/jsonpath/extractWithPath': {
    default(query: string, value: unknown): FoundAttribute[]
  }
  'gatsby-source-sanity/lib/util/remoteGraphQLSchema': {
    getTypeMapFromGraphQLSchema(sdl: string, prefix?: string): unknown
  }
  'gatsby-source-sanity/lib/util/mapCrossDatasetReferences': {
    mapCrossDatasetReferences(sdl: string): string
  }
}

/** The names in each private module, checked when it is loaded, so that an upgrade fails with the name of what is gone. */
export const privateNames: {
  readonly [Name in keyof PrivateModules]: readonly (keyof PrivateModules[Name] & string)[]
} = {
  'gatsby/dist/redux': ['store'],
  'gatsby/dist/redux/actions': ['actions'],
  'gatsby/dist/datastore': ['getNode', 'getDataStore'],
  'gatsby/dist/services': ['calculateDirtyQueries', 'runStaticQueries', 'runPageQueries', 'runSliceQueries'],
  'gatsby/dist/query/graphql-runner': ['GraphQLRunner'],
  'gatsby/dist/utils/page-data': ['flush'],
  'gatsby/dist/commands/build-html': ['buildHTMLPagesAndDeleteStaleArtifacts'],
  'gatsby/dist/utils/worker/child/render-html': ['renderHTMLProd', 'renderSlices'],
  'gatsby/dist/redux/save-state': ['saveState'],
  'gatsby/dist/utils/create-node-id': ['createNodeId'],
  'gatsby-core-utils': ['createContentDigest', 'generatePageDataPath'],
  'gatsby-core-utils/page-html': ['generateHtmlPath'],
  'gatsby-source-sanity/lib/util/normalize': ['toGatsbyNode'],
  '@sanity/mutator/lib/jsonpath/extractWithPath': ['default'],
  'gatsby-source-sanity/lib/util/remoteGraphQLSchema': ['getTypeMapFromGraphQLSchema'],
  'gatsby-source-sanity/lib/util/mapCrossDatasetReferences': ['mapCrossDatasetReferences'],
}

/** A private module whose expected names are there. @throws Error that names the module and what it lacks. */
export function privateModule<Name extends keyof PrivateModules>(name: Name): PrivateModules[Name] {
  const loaded: unknown = requireFrom(name)
  if (typeof loaded !== 'object' || loaded === null) throw new Error(`${name} exports nothing.`)
  const missing = privateNames[name].filter((key) => !(key in loaded))
  if (missing.length > 0) throw new Error(`${name} no longer exports ${missing.join(', ')}.`)
  // TypeScript cannot see into these modules: the interface above says what they are.
  return loaded as PrivateModules[Name]
}

/**
 * gatsby-source-sanity looks through each document twice with an interpreted query, which takes as long as all else that is done with its nodes. Its two
 * queries are answered by a walk that finds the same; every other one as before.
 */
function quickenQueries(): void {
  const queries = privateModule('@sanity/mutator/lib/jsonpath/extractWithPath')
  const general = queries.default
  queries.default = (query, value) => {
    const name = /^\.\.\[(_ref|_type)\]$/.exec(query)?.[1]
    return name === undefined ? general(query, value) : attributesOf(value, name)
  }
}

/** The command `gatsby build`: a module that is a function. */
function buildCommand(): GatsbyInternals['build'] {
  const command: unknown = requireFrom('gatsby/dist/commands/build')
  if (typeof command !== 'function') throw new Error('gatsby/dist/commands/build is no longer a function.')
  return (program) => Promise.resolve(Reflect.apply(command, undefined, [program]))
}

/**
 * Rendering happens in this process: the pool of Gatsby would cost a message and a new cache for each change.
 * One session for the life of the process keeps templates and styles in memory; both change only with a new bundle.
 */
function inProcessPool() {
  const { renderHTMLProd, renderSlices } = privateModule('gatsby/dist/utils/worker/child/render-html')
  return {
    single: { renderHTMLProd: (given: object) => renderHTMLProd({ ...given, sessionId: 1 }), renderSlices },
  }
}

/** Loads Gatsby. Set NODE_ENV before: Gatsby reads it while it loads. */
export function loadGatsby(): GatsbyInternals {
  checkGatsby()
  quickenQueries()
  const { store } = privateModule('gatsby/dist/redux')
  const { getNode, getDataStore } = privateModule('gatsby/dist/datastore')
  const services = privateModule('gatsby/dist/services')
  const { GraphQLRunner } = privateModule('gatsby/dist/query/graphql-runner')
  const { buildHTMLPagesAndDeleteStaleArtifacts } = privateModule('gatsby/dist/commands/build-html')
  const core = privateModule('gatsby-core-utils')
  const { getTypeMapFromGraphQLSchema } = privateModule('gatsby-source-sanity/lib/util/remoteGraphQLSchema')
  const { mapCrossDatasetReferences } = privateModule(
    'gatsby-source-sanity/lib/util/mapCrossDatasetReferences',
  )
  const workerPool = inProcessPool()
  return {
    build: buildCommand(),
    getState: () => store.getState(),
    dispatch: (action) => store.dispatch(action),
    actions: privateModule('gatsby/dist/redux/actions').actions,
    getNode,
    getNodesByType: (type) => [...getDataStore().iterateNodesByType(type)],
    nodesStored: () => getDataStore().ready(),
    createQueryRunner: () => {
      const runner = new GraphQLRunner(store, {})
      runner.scheduleClearCache = () => undefined
      return runner
    },
    calculateDirtyQueries: () => services.calculateDirtyQueries({ store }),
    runStaticQueries: (queryIds, graphqlRunner) =>
      services.runStaticQueries({ queryIds, graphqlRunner, store }),
    runPageQueries: (queryIds, graphqlRunner) => services.runPageQueries({ queryIds, graphqlRunner, store }),
    runSliceQueries: (queryIds, graphqlRunner) =>
      services.runSliceQueries({ queryIds, graphqlRunner, store }),
    flushPageData: privateModule('gatsby/dist/utils/page-data').flush,
    buildHtml: () => buildHTMLPagesAndDeleteStaleArtifacts({ program: store.getState().program, workerPool }),
    saveState: privateModule('gatsby/dist/redux/save-state').saveState,
    toSanityNode: privateModule('gatsby-source-sanity/lib/util/normalize').toGatsbyNode,
    createNodeId: privateModule('gatsby/dist/utils/create-node-id').createNodeId,
    createContentDigest: core.createContentDigest,
    sanityTypeMap: (sdl) => getTypeMapFromGraphQLSchema(mapCrossDatasetReferences(sdl), undefined),
    htmlPath: privateModule('gatsby-core-utils/page-html').generateHtmlPath,
    pageDataPath: core.generatePageDataPath,
  }
}
