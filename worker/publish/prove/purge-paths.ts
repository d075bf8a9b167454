import { pageOfFile } from '../../made/page-paths'
import type { ReleaseRecord } from '../release/release'
import { releaseOf } from '../release/summary'
import { redirectsObject } from '../targets/object-names'

/** Paths under which visitors ask for a file: that of a page, or its own. */
export function pathsOfFile(file: string): string[] {
  const page = pageOfFile(file)
  return page === undefined ? [`/${file}`] : [page]
}

/**
 * Paths that a cache may hold: pages, their data, and whatever else changed its bytes under its old name. Where an editor's
 * redirects changed, their list: a cache that keeps what is said of other addresses forgets that with any purge.
 */
export function purgePaths(record: ReleaseRecord): string[] {
  const { changed, removed, pages, removedPages, withheld = [] } = releaseOf(record, { pageCount: 0 })
  return [
    ...new Set([
      ...pages.map(({ path }) => path),
      ...removedPages.map(({ path }) => path),
      ...withheld,
      ...[...changed, ...removed].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
      ...(record.redirects ? [`/${redirectsObject}`] : []),
    ]),
  ]
}
