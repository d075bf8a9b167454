import path from 'node:path'
import type { GatsbyInternals, GatsbyPage, QueryRunner } from '../gatsby/gatsby-interface'
import type { PageRenderer } from '../gatsby/page-renderer'
import { forgive, keepForgiven } from '../gatsby/work-record.cjs'
import type { stageClock } from './stage-clock'

/** What one run of Gatsby's queries and templates touched. */
export interface Rendered {
  /** Pages whose data or markup differs or may differ. */
  pages: Set<string>
  /** Pages that only got a new header or footer. */
  stitched: Set<string>
  /** Names of slices with new data. */
  slices: readonly string[]
  /** Pages that are gone. */
  gone: readonly string[]
  /** Paths of dirty pages that were left for later. */
  later: readonly string[]
}

/** Chooses among the dirty pages; `slices` says whether a header or footer is dirty too. */
export type Choose = (
  dirty: readonly GatsbyPage[],
  slices: boolean,
) => { now: GatsbyPage[]; later: GatsbyPage[] }

/**
 * Runs the dirty queries and renders the dirty pages, in this process. Nothing else of the site is looked at but Gatsby's
 * own flags; a page that is left for later keeps its flag. `triesAgain`: pages that were given up are tried once more.
 */
export async function renderDirty(
  gatsby: GatsbyInternals,
  runner: QueryRunner,
  renderer: PageRenderer,
  clock: ReturnType<typeof stageClock>,
  choose: Choose,
  triesAgain: boolean,
): Promise<Rendered> {
  const { queryIds } = await gatsby.calculateDirtyQueries()
  const { now, later } = choose(queryIds.pageQueryIds, queryIds.sliceQueryIds.length > 0)
  const chosen = { ...queryIds, pageQueryIds: now }
  const tried = [...now.map((page) => page.path), ...queryIds.sliceQueryIds]
  const forgiven = triesAgain ? tried.filter(forgive) : []
  if (queryIds.staticQueryIds.length > 0) {
    await gatsby.runStaticQueries(chosen, runner)
    renderer.forgetStaticQueries()
  }
  await gatsby.runPageQueries(chosen, runner)
  await gatsby.runSliceQueries(chosen, runner)
  clock.end('queries')

  const { pendingPageDataWrites } = gatsby.getState()
  const dataPages = [...pendingPageDataWrites.pagePaths]
  const slices = [...pendingPageDataWrites.sliceNames]
  await gatsby.flushPageData()
  clock.end('data')

  const { rendered, stitched, gone } = await renderer.render()
  if (forgiven.length > 0) keepForgiven()
  clock.end('render')

  const pages = new Set([...dataPages, ...rendered])
  return {
    pages,
    stitched: new Set(stitched.filter((page) => !pages.has(page))),
    slices,
    gone: gone.filter((page) => !gatsby.getState().pages.has(page)),
    later: later.map((page) => page.path),
  }
}

/** Names of files, relative to the public folder. */
export function filesOf(
  gatsby: GatsbyInternals,
  { pages, stitched, slices, gone }: Omit<Rendered, 'later'>,
): { files: string[]; removed: string[] } {
  const root = path.join(gatsby.getState().program.directory, 'public')
  const relative = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const html = (page: string) => relative(gatsby.rendering.htmlPath(root, page))
  const data = (page: string) => relative(gatsby.rendering.pageDataPath(root, page))
  return {
    files: [
      ...[...pages].flatMap((page) => [html(page), data(page)]),
      ...[...stitched].map(html),
      ...slices.map((slice) => `slice-data/${slice}.json`),
    ],
    removed: gone.flatMap((page) => [html(page), data(page)]),
  }
}
