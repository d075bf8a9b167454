/** What the builder knows of Gatsby: the shapes of its state, and what is taken from it. */

export interface GatsbyNode {
  id: string
  internal: { type: string; contentDigest: string; owner?: string }
  [field: string]: unknown
}

export interface GatsbyPage {
  path: string
  component: string
  componentPath?: string
  /** The chunk of its template in the bundle. */
  componentChunkName?: string
  context: Readonly<Record<string, unknown>>
}

export interface GatsbyPlugin {
  id: string
  name: string
  version: string
  resolve: string
  pluginFilepath?: string
  pluginOptions?: Readonly<Record<string, unknown>>
}

export interface QueryIds {
  staticQueryIds: unknown[]
  pageQueryIds: GatsbyPage[]
  sliceQueryIds: string[]
}

/** A slice with given properties, and the pages that show it. */
export interface SliceOnPages {
  sliceName: string
  props: unknown
  hasChildren: boolean
  dirty: number
  pages: Set<string>
}

/** The parts of Gatsby's redux state that are read here. */
export interface GatsbyState {
  program: Readonly<Record<string, unknown>> & { directory: string }
  pages: Map<string, GatsbyPage>
  flattenedPlugins: GatsbyPlugin[]
  components: Map<
    string,
    { componentPath: string; componentChunkName: string; isSlice: boolean; pages: Set<string>; query: string }
  >
  pendingPageDataWrites: { pagePaths: Set<string>; sliceNames: Set<string> }
  html: {
    trackedHtmlFiles: Map<string, { dirty: number; isDeleted: boolean }>
    unsafeBuiltinWasUsedInSSR: boolean
    pagesThatNeedToStitchSlices: Set<string>
    slicesProps: { bySliceId: Map<string, SliceOnPages> }
  }
  slices: Map<string, { name: string; componentPath: string }>
  staticQueriesByTemplate: Map<string, string[]>
  /** Slices of a template by its file, as Gatsby notes them. */
  slicesByTemplate: Map<string, unknown>
  webpackCompilationHash: string
  queries: {
    trackedQueries: Map<string, { dirty: number }>
    /** Ids of queries (of a page its path) by id of a node that they read, and by type that they list. */
    byNode: Map<string, Set<string>>
    byConnection: Map<string, Set<string>>
  }
}

export type Action = unknown

/** A page as its template renders it. */
export interface RenderedPage {
  html: string
  /** Slices on the page by id, with their properties. */
  sliceData: Readonly<Record<string, unknown>>
  unsafeBuiltinsUsage: readonly string[]
}

/** What the last step of `gatsby build` consists of. */
export interface RenderParts {
  getState(): GatsbyState
  dispatch(action: Action): unknown
  /** Marks pages whose static queries have other results as dirty. */
  markStaticQueryPages(): void
  dirtyPages(state: GatsbyState): {
    toRegenerate: string[]
    toDelete: string[]
    toCleanupFromTrackedState: Set<string>
  }
  /** The bundle that renders pages on a server. */
  pageComponent(file: string): { default(given: object): Promise<RenderedPage> }
  readWebpackStats(publicFolder: string): Promise<unknown>
  scriptsAndStyles(componentChunkName: string, webpackStats: unknown): Promise<object>
  staticQueryContext(hashes: readonly string[]): Promise<object>
  clearStaticQueries(): void
  renderSlices(given: object): Promise<unknown>
  removePages(publicFolder: string, pages: string[]): Promise<unknown>
  htmlPath(folder: string, page: string): string
  pageDataPath(folder: string, page: string): string
}

/** Runs queries one by one; those that were parsed and checked are kept. */
export interface QueryRunner {
  /** `variables` with a `path`: what is read is noted as read by that page. */
  query(text: string, variables: object, about: { queryName: string }): Promise<unknown>
}

export interface GatsbyInternals {
  /** Builds the whole site, or what Gatsby itself finds to have changed. */
  build(): Promise<void>
  /** Whether this process has made a bundle that the next one can take, and still holds what made it. */
  carriesBundler(): boolean
  /** Takes up the site as the last builder left it. @throws Error when its state is not whole */
  resume(): Promise<void>
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
  createQueryRunner(): QueryRunner
  calculateDirtyQueries(): Promise<{ queryIds: QueryIds }>
  runStaticQueries(queryIds: QueryIds, runner: QueryRunner): Promise<void>
  runPageQueries(queryIds: QueryIds, runner: QueryRunner): Promise<void>
  runSliceQueries(queryIds: QueryIds, runner: QueryRunner): Promise<void>
  flushPageData(): Promise<void>
  /** From now on `wrote` is told of page data and slice data that are written, by their absolute files. */
  onData(wrote: (file: string, text: string) => void): void
  /** What pages are rendered with. */
  rendering: RenderParts
  saveState(): Promise<unknown>
  toSanityNode: (document: object, options: object) => GatsbyNode
  createNodeId(id: string, namespace: string): string
  createContentDigest(input: unknown): string
  sanityTypeMap(sdl: string): unknown
}

/** What Gatsby's build reads of webpack's statistics. */
export interface BundleStats {
  hash: string
  hasWarnings(): boolean
  compilation: { chunkGroups: Iterable<object> }
}

export interface Bundled {
  stats: BundleStats
  close(): Promise<unknown>
}
