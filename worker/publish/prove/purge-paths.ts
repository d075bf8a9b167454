import { pageOfFile } from '../../made/page-paths'
import type { Release } from '../release/release'

/** Paths under which visitors ask for a file: that of a page, or its own. */
export function pathsOfFile(file: string): string[] {
  const page = pageOfFile(file)
  return page === undefined ? [`/${file}`] : [page]
}

/** Paths that a cache may hold: pages, their data, and whatever else changed its bytes under its old name. */
export const purgePaths = ({ changed, removed, pages, removedPages, withheld = [] }: Release): string[] => [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...removedPages.map(({ path }) => path),
    ...withheld,
    ...[...changed, ...removed].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  ]),
]
