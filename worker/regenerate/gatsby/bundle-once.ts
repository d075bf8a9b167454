import path from 'node:path'
import { templateFile } from '../../../site/page-plan/create-pages'
import { takeStandInsAway } from '../../../site/page-plan/stand-ins'
import type { BundleStats, GatsbyState } from './gatsby-interface'
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

/**
 * Has Gatsby's build take the bundle that is kept in `place`, and keep there the one that it makes where there is none.
 * To be called before anything else changes how bundles are made.
 */
export function bundleOnce(place: BundlePlace): void {
  const { store } = privateModule('gatsby/dist/redux')
  const { actions } = privateModule('gatsby/dist/redux/actions')
  const { getNode } = privateModule('gatsby/dist/datastore')
  const { getSSRChunkHashes } = privateModule('gatsby/dist/utils/webpack/get-ssr-chunk-hashes')
  const javascript = privateModule('gatsby/dist/commands/build-javascript')
  const html = privateModule('gatsby/dist/commands/build-html')
  const { buildProductionBundle } = javascript
  const { buildRenderer } = html
  const site = process.cwd()
  let kept: KeptBundle | undefined
  /** What is being made, where it is from nothing: only then it is known which files belong to it. */
  let made: { before: Set<string>; hash: string } | undefined

  javascript.buildProductionBundle = async (...given) => {
    const found = readKeptBundle(place)
    kept = found && fits(found) ? found : undefined
    if (kept) {
      const deletePage = (page: { path: string; component: string }) =>
        store.dispatch(actions.deletePage(page))
      takeStandInsAway({ stage: 'build-javascript', actions: { deletePage }, getNode }, templateFile)
      layBundle(place, kept, site, scripts)
      tellTemplates(kept)
      return { stats: statsOf(kept.hash), close: closed }
    }
    const before = new Set(filesIn(site, [scripts, renderer]))
    const built = await buildProductionBundle(...given)
    made = before.has(`${scripts}/webpack.stats.json`) ? undefined : { before, hash: built.stats.hash }
    return built
  }

  html.buildRenderer = async (...given) => {
    if (kept) {
      layBundle(place, kept, site, renderer)
      return {
        rendererPath: path.join(site, rendererFile),
        stats: statsOf(kept.hash, chunksOf(kept)),
        close: closed,
      }
    }
    const built = await buildRenderer(...given)
    if (made) {
      const { before, hash } = made
      const state = store.getState()
      const { renderPageHash, templateHashes } = getSSRChunkHashes({
        stats: built.stats,
        components: state.components,
      })
      const byFile = Object.entries(templateHashes).map(([file, each]) => [path.relative(site, file), each])
      keepBundle(
        place,
        site,
        filesIn(site, [scripts, renderer]).filter((name) => !before.has(name)),
        {
          hash,
          renderer: { renderPageHash, templateHashes: Object.fromEntries(byFile) },
          templates: templatesOf(state),
        },
        (why) => process.stderr.write(`${why}\n`),
      )
    }
    return built
  }
}
