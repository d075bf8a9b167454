import { ownName } from '../../../site/addresses/own-paths'
import type { PathHolders } from '../../../site/addresses/path-holders'
import { languageOfPath } from '../../../site/languages/locales'
import { pageOfFile } from '../../made/page-paths'
import type { LiveSite } from '../release/live-site'
import type { ReleaseRecord } from '../release/release'

/**
 * Who holds which path on the live site: what a build needs to know so that nobody is displaced. Pages of the site itself
 * have no rivals; a page whose removal waits only for links to it has left already.
 */
export function holdersOf({ files, held }: Pick<LiveSite, 'files' | 'held'>): PathHolders {
  const holders = new Map<string, string>()
  for (const [file, { owner }] of files) {
    const page = pageOfFile(file)
    if (page === undefined || owner === undefined || held.get(file)?.entry === null) continue
    if (ownName(page, languageOfPath(page)) === undefined) holders.set(page, owner)
  }
  return holders
}

/** Whether a release can have changed who holds a path. */
export const changesHolders = ({ changes, held, letGo }: ReleaseRecord): boolean =>
  [
    ...changes.filter(({ before, after }) => before?.owner !== after?.owner).map(({ path }) => path),
    ...letGo,
  ].some(isPage) || held.some(([file]) => isPage(file))

const isPage = (file: string): boolean => pageOfFile(file) !== undefined
