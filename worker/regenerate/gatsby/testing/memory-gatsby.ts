import { guardContentSource } from '../../../../site/content/source-border'
import type { GatsbyInternals, GatsbyNode, GatsbyPage, GatsbyPlugin, GatsbyState } from '../gatsby-interface'
import { privateModule } from '../gatsby-modules'

// Before the working folder is another one: it looks for the plugin from there.
guardContentSource()
// Without it Gatsby draws its progress on the terminal as soon as its reporter is loaded.
process.env.CI = 'true'

type Action =
  | { type: 'node' | 'no node'; node: GatsbyNode; plugin: string }
  | { type: 'page' | 'no page'; page: GatsbyPage }

const isAction = (action: unknown): action is Action =>
  typeof action === 'object' && action !== null && ('node' in action || 'page' in action)

const plugin = (name: string): GatsbyPlugin => ({ id: name, name, version: '0', resolve: `/${name}` })

export interface MemoryGatsby extends GatsbyInternals {
  allNodes(): readonly GatsbyNode[]
}

const nothingToQuery = { queryIds: { staticQueryIds: [], pageQueryIds: [], sliceQueryIds: [] } }

/**
 * Gatsby's store of nodes and pages in memory, which queries nothing and renders nothing: what a regeneration decides, in
 * milliseconds. Nodes of documents are made as they are for the real one. `directory`: `public` lies in it.
 */
export function memoryGatsby(directory: string): MemoryGatsby {
  const core = privateModule('gatsby-core-utils')
  const { mapCrossDatasetReferences } = privateModule(
    'gatsby-source-sanity/lib/util/mapCrossDatasetReferences',
  )
  const { getTypeMapFromGraphQLSchema } = privateModule('gatsby-source-sanity/lib/util/remoteGraphQLSchema')
  const nodes = new Map<string, GatsbyNode>()
  const state: GatsbyState = {
    program: { directory },
    pages: new Map(),
    flattenedPlugins: ['gatsby-source-sanity', 'gatsby-source-events', 'default-site-plugin'].map(plugin),
    components: new Map(),
    pendingPageDataWrites: { pagePaths: new Set(), sliceNames: new Set() },
    html: {
      trackedHtmlFiles: new Map(),
      unsafeBuiltinWasUsedInSSR: false,
      pagesThatNeedToStitchSlices: new Set(),
      slicesProps: { bySliceId: new Map() },
    },
    slices: new Map(),
    staticQueriesByTemplate: new Map(),
    slicesByTemplate: new Map(),
    webpackCompilationHash: 'none',
    queries: { trackedQueries: new Map(), byNode: new Map(), byConnection: new Map() },
  }
  const getState = () => state
  const dispatch = (action: unknown): unknown => {
    if (!isAction(action)) return action
    if (action.type === 'node')
      nodes.set(action.node.id, {
        ...action.node,
        internal: { ...action.node.internal, owner: action.plugin },
      })
    if (action.type === 'no node') nodes.delete(action.node.id)
    if (action.type === 'page') state.pages.set(action.page.path, action.page)
    if (action.type === 'no page') state.pages.delete(action.page.path)
    return action
  }
  const done = async (): Promise<void> => undefined
  return {
    allNodes: () => [...nodes.values()],
    build: done,
    carriesBundler: () => false,
    resume: done,
    getState,
    dispatch,
    actions: {
      createNode: (node, { name }) => ({ type: 'node', node, plugin: name }),
      deleteNode: (node, { name }) => ({ type: 'no node', node, plugin: name }),
      createPage: (page) => ({ type: 'page', page }),
      deletePage: (page) => ({ type: 'no page', page }),
    },
    getNode: (id) => nodes.get(id),
    getNodesByType: (type) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    nodesStored: done,
    createQueryRunner: () => ({ query: async () => ({}) }),
    calculateDirtyQueries: async () => nothingToQuery,
    runStaticQueries: done,
    runPageQueries: done,
    runSliceQueries: done,
    flushPageData: done,
    onData: () => undefined,
    rendering: {
      getState,
      dispatch,
      markStaticQueryPages: () => undefined,
      dirtyPages: () => ({ toRegenerate: [], toDelete: [], toCleanupFromTrackedState: new Set() }),
      pageComponent: () => {
        throw new Error('Nothing is rendered here.')
      },
      readWebpackStats: done,
      scriptsAndStyles: async () => ({}),
      staticQueryContext: async () => ({}),
      clearStaticQueries: () => undefined,
      renderSlices: done,
      removePages: done,
      htmlPath: privateModule('gatsby-core-utils/page-html').generateHtmlPath,
      pageDataPath: core.generatePageDataPath,
    },
    saveState: done,
    toSanityNode: (document, options) =>
      privateModule('gatsby-source-sanity/lib/util/normalize').toGatsbyNode(document, options),
    createNodeId: privateModule('gatsby/dist/utils/create-node-id').createNodeId,
    createContentDigest: core.createContentDigest,
    sanityTypeMap: (sdl) => getTypeMapFromGraphQLSchema(mapCrossDatasetReferences(sdl), undefined),
  }
}
