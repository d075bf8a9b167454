import path from 'node:path'
import type { GatsbyInternals } from './gatsby-internals'
import type { stageClock } from './stage-clock'

/** What one run of Gatsby's queries and templates touched. */
export interface Rendered {
  /** Pages whose data or markup differs or may differ. */
  pages: Set<string>
  /** Pages that only got a new header or footer. */
  stitched: Set<string>
  /** Relative to the public folder. */
  files: string[]
  removedFiles: string[]
}

/**
 * Runs the dirty queries and renders the dirty pages, in this process. Nothing else of the site is looked at but Gatsby's
 * own flags.
 */
export async function renderDirty(
  gatsby: GatsbyInternals,
  runner: unknown,
  clock: ReturnType<typeof stageClock>,
): Promise<Rendered> {
  const root = path.join(gatsby.getState().program.directory, 'public')
  const { queryIds } = await gatsby.calculateDirtyQueries()
  if (queryIds.staticQueryIds.length > 0) await gatsby.runStaticQueries(queryIds, runner)
  await gatsby.runPageQueries(queryIds, runner)
  await gatsby.runSliceQueries(queryIds, runner)
  clock.end('queries')

  const { pendingPageDataWrites } = gatsby.getState()
  const dataPages = [...pendingPageDataWrites.pagePaths]
  const dataSlices = [...pendingPageDataWrites.sliceNames]
  await gatsby.flushPageData()
  clock.end('data')

  const { toRegenerate, toDelete } = await gatsby.buildHtml()
  const stitched = new Set<string>()
  for (const slice of gatsby.getState().html.slicesProps.bySliceId.values()) {
    if (dataSlices.includes(slice.sliceName)) for (const page of slice.pages) stitched.add(page)
  }
  clock.end('render')

  const pages = new Set([...dataPages, ...toRegenerate])
  for (const page of pages) stitched.delete(page)
  const relative = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const html = (page: string) => relative(gatsby.htmlPath(root, page))
  const data = (page: string) => relative(gatsby.pageDataPath(root, page))
  const gone = toDelete.filter((page) => !gatsby.getState().pages.has(page))
  return {
    pages,
    stitched,
    files: [
      ...[...pages].flatMap((page) => [html(page), data(page)]),
      ...[...stitched].map(html),
      ...dataSlices.map((slice) => `slice-data/${slice}.json`),
    ],
    removedFiles: gone.flatMap((page) => [html(page), data(page)]),
  }
}
