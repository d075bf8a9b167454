/**
 * The only place that works with the inside of Gatsby; its private modules are named in gatsby-modules.ts.
 */
import path from 'node:path'
import { attributesOf } from './attributes-of'
import { bundleOnce } from './bundle-once'
import { compileSite, isCompiled } from './compile-site'
import type { Action, GatsbyInternals, RenderParts } from './gatsby-interface'
import { checkGatsby, privateModule, requireFrom } from './gatsby-modules'
import { buildWholeSite, resumeSite } from './gatsby-start'
import { guardBundle } from './guarded-bundle'
import { guardQueries } from './guarded-queries.cjs'
import type { BundlePlace } from './kept-bundle'
import { writeIfChanged } from './synchronous-files'

/**
 * gatsby-source-sanity looks through each document twice with an interpreted query, which takes as long as all else that is
 * done with its nodes. Its two queries are answered by a walk that finds the same; every other one as before.
 */
function quickenQueries(): void {
  const queries = privateModule('@sanity/mutator/lib/jsonpath/extractWithPath')
  const general = queries.default
  queries.default = (query, value) => {
    const name = /^\.\.\[(_ref|_type)\]$/.exec(query)?.[1]
    return name === undefined ? general(query, value) : attributesOf(value, name)
  }
}

/**
 * Gatsby compiles gatsby-config.ts and gatsby-node.ts at each start, which takes it seconds; another compiler, a quarter of
 * one. What was compiled last time is still true when the code is the same, and the caller knows that.
 */
function quickenStart(codeIsCompiled: boolean): void {
  privateModule('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles = async (siteFolder) => {
    if (!codeIsCompiled || !isCompiled(siteFolder)) await compileSite(siteFolder)
  }
}

/** Gatsby reads each file of page data before it writes it, in five waits for the disk; here in none. */
function quickenPageData(wrote: (file: string, text: string) => void): void {
  privateModule('gatsby/dist/utils/ensure-file-content').ensureFileContent = async (file, text) => {
    const isWritten = writeIfChanged(file, text)
    wrote(file, text)
    return isWritten
  }
}

/** A page that cannot be made is made as one that says so, in a clean build as in a regeneration. */
function guardPages(): void {
  const html = privateModule('gatsby/dist/commands/build-html')
  const { buildRenderer } = html
  html.buildRenderer = async (...given) => {
    const built = await buildRenderer(...given)
    guardBundle(built.rendererPath)
    return built
  }
  guardQueries(privateModule('gatsby/dist/query/graphql-runner').GraphQLRunner)
  // Gatsby's workers get the flags of this process.
  process.execArgv.push('--require', path.join(__dirname, 'guarded-workers.cjs'))
}

function renderParts(store: Pick<RenderParts, 'getState' | 'dispatch'>): RenderParts {
  const build = privateModule('gatsby/dist/commands/build-utils')
  const assets = privateModule('gatsby/dist/utils/client-assets-for-template')
  const staticQueries = privateModule('gatsby/dist/utils/static-query-utils')
  return {
    ...store,
    markStaticQueryPages: build.markHtmlDirtyIfResultOfUsedStaticQueryChanged,
    dirtyPages: build.calcDirtyHtmlFiles,
    pageComponent: (file) => requireFrom(file),
    readWebpackStats: assets.readWebpackStats,
    scriptsAndStyles: assets.getScriptsAndStylesForTemplate,
    staticQueryContext: staticQueries.getStaticQueryContext,
    clearStaticQueries: staticQueries.clearStaticQueryCaches,
    renderSlices: privateModule('gatsby/dist/utils/worker/child/render-html').renderSlices,
    removePages: build.removePageFiles,
    htmlPath: privateModule('gatsby-core-utils/page-html').generateHtmlPath,
    pageDataPath: privateModule('gatsby-core-utils').generatePageDataPath,
  }
}

export interface LoadOptions {
  /** `.cache` was made with the same code. */
  codeIsCompiled?: boolean
  /** Where the bundle is kept; undefined: each build makes one. */
  bundle?: BundlePlace | undefined
}

/** Loads Gatsby. Set NODE_ENV before: Gatsby reads it while it loads. */
export function loadGatsby({ codeIsCompiled = false, bundle }: LoadOptions = {}): GatsbyInternals {
  checkGatsby()
  const carriesBundler = bundle ? bundleOnce(bundle) : () => false
  quickenQueries()
  let onData: (file: string, text: string) => void = () => undefined
  quickenPageData((file, text) => onData(file, text))
  guardPages()
  quickenStart(codeIsCompiled)
  const { store } = privateModule('gatsby/dist/redux')
  const { getNode, getDataStore } = privateModule('gatsby/dist/datastore')
  const { calculateDirtyQueries } = privateModule('gatsby/dist/services/calculate-dirty-queries')
  const { runStaticQueries } = privateModule('gatsby/dist/services/run-static-queries')
  const { runPageQueries } = privateModule('gatsby/dist/services/run-page-queries')
  const { runSliceQueries } = privateModule('gatsby/dist/services/run-slice-queries')
  const { GraphQLRunner } = privateModule('gatsby/dist/query/graphql-runner')
  const core = privateModule('gatsby-core-utils')
  const { getTypeMapFromGraphQLSchema } = privateModule('gatsby-source-sanity/lib/util/remoteGraphQLSchema')
  const { mapCrossDatasetReferences } = privateModule(
    'gatsby-source-sanity/lib/util/mapCrossDatasetReferences',
  )
  const getState = () => store.getState()
  const dispatch = (action: Action) => store.dispatch(action)
  return {
    build: buildWholeSite,
    carriesBundler,
    resume: () => resumeSite({ getState, dispatch }),
    getState,
    dispatch,
    actions: privateModule('gatsby/dist/redux/actions').actions,
    getNode,
    getNodesByType: (type) => [...getDataStore().iterateNodesByType(type)],
    nodesStored: () => getDataStore().ready(),
    createQueryRunner: () => {
      const runner = new GraphQLRunner(store, {})
      runner.scheduleClearCache = () => undefined
      return runner
    },
    calculateDirtyQueries: () => calculateDirtyQueries({ store }),
    runStaticQueries: (queryIds, graphqlRunner) => runStaticQueries({ queryIds, graphqlRunner, store }),
    runPageQueries: (queryIds, graphqlRunner) => runPageQueries({ queryIds, graphqlRunner, store }),
    runSliceQueries: (queryIds, graphqlRunner) => runSliceQueries({ queryIds, graphqlRunner, store }),
    onData: (wrote) => {
      onData = wrote
    },
    flushPageData: privateModule('gatsby/dist/utils/page-data').flush,
    rendering: renderParts({ getState, dispatch }),
    saveState: privateModule('gatsby/dist/redux/save-state').saveState,
    // Asked for at each call: the site's configuration has set its border in front of it.
    toSanityNode: (document, options) =>
      privateModule('gatsby-source-sanity/lib/util/normalize').toGatsbyNode(document, options),
    createNodeId: privateModule('gatsby/dist/utils/create-node-id').createNodeId,
    createContentDigest: core.createContentDigest,
    sanityTypeMap: (sdl) => getTypeMapFromGraphQLSchema(mapCrossDatasetReferences(sdl), undefined),
  }
}
