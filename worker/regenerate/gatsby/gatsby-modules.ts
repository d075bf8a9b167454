/**
 * The private modules of Gatsby and its plugins that the builder uses. Everything below `gatsby/dist` may change with any
 * release and is used at exactly this version; `checkGatsby` says so before anything else when another one is installed.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { sanitySourceVersion } from '../../../site/content/source-border'
import type { FoundAttribute } from './attributes-of'
import type {
  Action,
  Bundled,
  GatsbyInternals,
  GatsbyNode,
  GatsbyState,
  QueryIds,
  QueryRunner,
  RenderParts,
} from './gatsby-interface'

export const gatsbyVersion = '5.16.1'

/** The packages whose inside is used, each at the version that is known. */
export const knownVersions = { gatsby: gatsbyVersion, 'gatsby-source-sanity': sanitySourceVersion } as const
type Package = keyof typeof knownVersions

export const requireFrom = createRequire(path.resolve('package.json'))

function installedVersion(name: Package): string {
  const manifest: unknown = requireFrom(`${name}/package.json`)
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}

/** @throws Error that names both versions of a package that is not the one whose inside is known. */
export function checkGatsby(installed: (name: Package) => string = installedVersion): void {
  for (const [name, known] of [
    ['gatsby', knownVersions.gatsby],
    ['gatsby-source-sanity', knownVersions['gatsby-source-sanity']],
  ] as const) {
    const found = installed(name)
    if (found === known) continue
    throw new Error(
      `The builder works inside of ${name} ${known}, but ${found} is installed. ` +
        'Its internals may have moved: read worker/regenerate/gatsby/gatsby-modules.ts and what uses it, run its test, then change the version there.',
    )
  }
}

/** What is taken from each private module. */
interface PrivateModules {
  'gatsby/dist/redux': { store: { getState(): GatsbyState; dispatch(action: Action): unknown } }
  'gatsby/dist/redux/actions': { actions: GatsbyInternals['actions'] }
  'gatsby/dist/datastore': {
    getNode(id: string): GatsbyNode | undefined
    getDataStore(): { ready(): Promise<unknown>; iterateNodesByType(type: string): Iterable<GatsbyNode> }
  }
  'gatsby-cli/lib/reporter': { activityTimer: unknown }
  'gatsby-cli/lib/reporter/redux': { setStore: unknown }
  'gatsby/dist/utils/worker/pool': { create(): unknown }
  'gatsby/dist/services/initialize': { initialize(given: { program: object }): Promise<object> }
  'gatsby/dist/services/customize-schema': { customizeSchema(given: object): Promise<void> }
  'gatsby/dist/services/build-schema': { buildSchema(given: object): Promise<void> }
  'gatsby/dist/services/calculate-dirty-queries': {
    calculateDirtyQueries(given: object): Promise<{ queryIds: QueryIds }>
  }
  'gatsby/dist/services/run-static-queries': { runStaticQueries(given: object): Promise<void> }
  'gatsby/dist/services/run-page-queries': { runPageQueries(given: object): Promise<void> }
  'gatsby/dist/services/run-slice-queries': { runSliceQueries(given: object): Promise<void> }
  'gatsby/dist/query/graphql-runner': {
    GraphQLRunner: { prototype: QueryRunner } & (new (
      store: unknown,
      options: object,
    ) => QueryRunner & { scheduleClearCache: () => void })
  }
  'gatsby/dist/utils/page-data': { flush(): Promise<void> }
  'gatsby/dist/commands/build-html': {
    buildRenderer(...given: unknown[]): Promise<Bundled & { rendererPath: string }>
  }
  'gatsby/dist/commands/build-javascript': { buildProductionBundle(...given: unknown[]): Promise<Bundled> }
  'gatsby/dist/utils/webpack/get-ssr-chunk-hashes': {
    getSSRChunkHashes(given: object): { renderPageHash: string; templateHashes: Record<string, string> }
  }
  'gatsby/dist/commands/build-utils': {
    markHtmlDirtyIfResultOfUsedStaticQueryChanged(): void
    calcDirtyHtmlFiles: RenderParts['dirtyPages']
    removePageFiles: RenderParts['removePages']
  }
  'gatsby/dist/utils/worker/child/render-html': { renderSlices: RenderParts['renderSlices'] }
  'gatsby/dist/utils/client-assets-for-template': {
    readWebpackStats: RenderParts['readWebpackStats']
    getScriptsAndStylesForTemplate: RenderParts['scriptsAndStyles']
  }
  'gatsby/dist/utils/static-query-utils': {
    getStaticQueryContext: RenderParts['staticQueryContext']
    clearStaticQueryCaches(): void
  }
  'gatsby/dist/utils/slices/stitching': {
    stitchSliceForAPage(given: { pagePath: string; publicDir: string }): Promise<void>
  }
  'gatsby/dist/utils/ensure-file-content': {
    ensureFileContent(file: string, text: string): Promise<boolean>
  }
  'gatsby/dist/utils/parcel/compile-gatsby-files': { compileGatsbyFiles(siteFolder: string): Promise<void> }
  'gatsby/dist/redux/save-state': { saveState(): Promise<unknown> }
  'gatsby/dist/utils/create-node-id': { createNodeId: GatsbyInternals['createNodeId'] }
  'gatsby-core-utils': {
    createContentDigest: GatsbyInternals['createContentDigest']
    generatePageDataPath: RenderParts['pageDataPath']
  }
  'gatsby-core-utils/page-html': { generateHtmlPath: RenderParts['htmlPath'] }
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
  'gatsby-cli/lib/reporter': ['activityTimer'],
  'gatsby-cli/lib/reporter/redux': ['setStore'],
  'gatsby/dist/utils/worker/pool': ['create'],
  'gatsby/dist/services/initialize': ['initialize'],
  'gatsby/dist/services/customize-schema': ['customizeSchema'],
  'gatsby/dist/services/build-schema': ['buildSchema'],
  'gatsby/dist/services/calculate-dirty-queries': ['calculateDirtyQueries'],
  'gatsby/dist/services/run-static-queries': ['runStaticQueries'],
  'gatsby/dist/services/run-page-queries': ['runPageQueries'],
  'gatsby/dist/services/run-slice-queries': ['runSliceQueries'],
  'gatsby/dist/query/graphql-runner': ['GraphQLRunner'],
  'gatsby/dist/utils/page-data': ['flush'],
  'gatsby/dist/commands/build-html': ['buildRenderer'],
  'gatsby/dist/commands/build-javascript': ['buildProductionBundle'],
  'gatsby/dist/utils/webpack/get-ssr-chunk-hashes': ['getSSRChunkHashes'],
  'gatsby/dist/commands/build-utils': [
    'markHtmlDirtyIfResultOfUsedStaticQueryChanged',
    'calcDirtyHtmlFiles',
    'removePageFiles',
  ],
  'gatsby/dist/utils/worker/child/render-html': ['renderSlices'],
  'gatsby/dist/utils/client-assets-for-template': ['readWebpackStats', 'getScriptsAndStylesForTemplate'],
  'gatsby/dist/utils/static-query-utils': ['getStaticQueryContext', 'clearStaticQueryCaches'],
  'gatsby/dist/utils/slices/stitching': ['stitchSliceForAPage'],
  'gatsby/dist/utils/ensure-file-content': ['ensureFileContent'],
  'gatsby/dist/utils/parcel/compile-gatsby-files': ['compileGatsbyFiles'],
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
