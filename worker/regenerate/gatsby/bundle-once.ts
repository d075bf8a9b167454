import path from 'node:path'
import { templateFile } from '../../../site/page-plan/create-pages'
import { takeStandInsAway } from '../../../site/page-plan/stand-ins'
import type { Bundled, BundleStats, GatsbyState } from './gatsby-interface'
import { privateModule } from './gatsby-modules'
import {
  type BundlePlace,
  filesIn,
  type KeptBundle,
  keepBundle,
  layBundle,
  readKeptBundle,
} from './kept-bundle'

const scripts = 'public'
const renderer = path.posix.join('.cache', 'page-ssr')
const rendererFile = path.posix.join(renderer, 'routes', 'render-page.js')

const closed = async (): Promise<void> => undefined

/** Statistics that say of the bundle what those of its making said. */
const statsOf = (hash: string, chunkGroups: object[] = []): BundleStats => ({
  hash,
  hasWarnings: () => false,
  compilation: { chunkGroups },
})

/** What Gatsby found out while it made a bundle, by the relative files of templates. */
function templatesOf({ components, slicesByTemplate, staticQueriesByTemplate, program }: GatsbyState) {
  return Object.fromEntries(
    [...components.keys()].map((file) => [
      path.relative(program.directory, file),
      { slices: slicesByTemplate.get(file) ?? {}, staticQueries: staticQueriesByTemplate.get(file) ?? [] },
    ]),
  )
}

/** Tells Gatsby of the templates what it would find out by making the bundle. */
function tellTemplates({ templates }: KeptBundle): void {
  const { store } = privateModule('gatsby/dist/redux')
  const { components, program } = store.getState()
  for (const [file, { isSlice, pages }] of components) {
    const known = templates[path.relative(program.directory, file)]
    if (!known) continue
    const about = { componentPath: file }
    store.dispatch(
      isSlice
        ? { type: 'ADD_PENDING_SLICE_TEMPLATE_DATA_WRITE', payload: { ...about, sliceNames: pages } }
        : { type: 'ADD_PENDING_TEMPLATE_DATA_WRITE', payload: { ...about, pages } },
    )
    store.dispatch({ type: 'SET_SLICES_BY_TEMPLATE', payload: { ...about, slices: known.slices } })
    store.dispatch({
      type: 'SET_STATIC_QUERIES_BY_TEMPLATE',
      payload: { ...about, staticQueryHashes: known.staticQueries },
    })
  }
  store.dispatch({ type: 'SLICES_SCRIPTS_REGENERATED' })
}

/** The chunks of the renderer, of which Gatsby reads the hashes. */
function chunksOf({ renderer: { renderPageHash, templateHashes } }: KeptBundle): object[] {
  const { components, program } = privateModule('gatsby/dist/redux').store.getState()
  const chunk = (name: string | undefined, hash: string) => ({
    name,
    chunks: [{ hash }],
    childrenIterable: [],
  })
  return [
    chunk('render-page', renderPageHash),
    ...Object.entries(templateHashes).map(([file, hash]) =>
      chunk(components.get(path.join(program.directory, file))?.componentChunkName, hash),
    ),
  ]
}

/** Every template of the site is in it, and no other: a bundle of the same code has no reason to differ. */
function fits({ templates }: KeptBundle): boolean {
  const { components, program } = privateModule('gatsby/dist/redux').store.getState()
  const here = [...components.keys()].map((file) => path.relative(program.directory, file))
  return here.length === Object.keys(templates).length && here.every((file) => file in templates)
}

/** Puts the scripts of a kept bundle into the site, as if they had been made now. */
function takeScripts(place: BundlePlace, kept: KeptBundle, site: string): Bundled {
  const { store } = privateModule('gatsby/dist/redux')
  const { actions } = privateModule('gatsby/dist/redux/actions')
  const { getNode } = privateModule('gatsby/dist/datastore')
  const deletePage = (page: { path: string; component: string }) => store.dispatch(actions.deletePage(page))
  // Gatsby's onCreateWebpackConfig, which does this else, is not called.
  takeStandInsAway({ stage: 'build-javascript', actions: { deletePage }, getNode }, templateFile)
  layBundle(place, kept, site, scripts)
  tellTemplates(kept)
  return { stats: statsOf(kept.hash), close: closed }
}

/** The same of what renders pages on a server. */
function takeRenderer(place: BundlePlace, kept: KeptBundle, site: string) {
  layBundle(place, kept, site, renderer)
  return {
    rendererPath: path.join(site, rendererFile),
    stats: statsOf(kept.hash, chunksOf(kept)),
    close: closed,
  }
}

/** A bundle of which the scripts are made, and the renderer not yet. */
interface HalfMade {
  /** Files that were there before it. */
  before: ReadonlySet<string>
  hash: string
}

/** Keeps a bundle that is made now. `stats`: of its renderer. Answers whether it could be kept. */
function keepMade(place: BundlePlace, { before, hash }: HalfMade, stats: BundleStats, site: string): boolean {
  const state = privateModule('gatsby/dist/redux').store.getState()
  const { getSSRChunkHashes } = privateModule('gatsby/dist/utils/webpack/get-ssr-chunk-hashes')
  const { renderPageHash, templateHashes } = getSSRChunkHashes({ stats, components: state.components })
  const byFile = Object.entries(templateHashes).map(([file, each]) => [path.relative(site, file), each])
  const files = filesIn(site, [scripts, renderer]).filter((name) => !before.has(name))
  const known = {
    hash,
    renderer: { renderPageHash, templateHashes: Object.fromEntries(byFile) },
    templates: templatesOf(state),
  }
  return keepBundle(place, site, files, known, (why) => process.stderr.write(`${why}\n`))
}

/**
 * Has Gatsby's build take the bundle that is kept in `place`, and keep there the one that it makes where there is none.
 * To be called before anything else changes how bundles are made. Answers whether this process has made one that the next
 * can take: it holds on to the bundler, hundreds of megabytes, for as long as it lives.
 */
export function bundleOnce(place: BundlePlace): () => boolean {
  const javascript = privateModule('gatsby/dist/commands/build-javascript')
  const html = privateModule('gatsby/dist/commands/build-html')
  const { buildProductionBundle } = javascript
  const { buildRenderer } = html
  const site = process.cwd()
  let kept: KeptBundle | undefined
  let halfMade: HalfMade | undefined
  let isMade = false

  javascript.buildProductionBundle = async (...given) => {
    const found = readKeptBundle(place)
    kept = found && fits(found) ? found : undefined
    if (kept) return takeScripts(place, kept, site)
    const before = new Set(filesIn(site, [scripts, renderer]))
    const built = await buildProductionBundle(...given)
    // Over an earlier one it is not known which files belong to it: then none is kept.
    halfMade = before.has(`${scripts}/webpack.stats.json`) ? undefined : { before, hash: built.stats.hash }
    return built
  }

  html.buildRenderer = async (...given) => {
    if (kept) return takeRenderer(place, kept, site)
    const built = await buildRenderer(...given)
    if (halfMade) isMade = keepMade(place, halfMade, built.stats, site)
    return built
  }
  return () => isMade
}
