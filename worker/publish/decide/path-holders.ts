import { ownName } from '../../../site/addresses/own-paths'
import type { HolderChanges, PathHolders } from '../../../site/addresses/path-holders'
import { languageOfPath } from '../../../site/languages/locales'
import { pageOfFile } from '../../made/page-paths'
import type { LiveSite } from '../release/live-site'
import type { ReleaseRecord } from '../release/release'

/** Page and holder of a file that is live; undefined where it is no page, or one of the site itself, which has no rivals. */
function heldPage(
  file: string,
  { files, held }: Pick<LiveSite, 'files' | 'held'>,
): { page: string; holder: string | null } | undefined {
  const page = pageOfFile(file)
  if (page === undefined || ownName(page, languageOfPath(page)) !== undefined) return undefined
  // A page whose removal waits only for links to it has left already.
  const hasLeft = held.get(file)?.entry === null
  return { page, holder: hasLeft ? null : (files.get(file)?.owner ?? null) }
}

/** Who holds which path on the live site: what a build needs to know so that nobody is displaced. */
export function holdersOf(state: Pick<LiveSite, 'files' | 'held'>): PathHolders {
  const holders = new Map<string, string>()
  for (const file of state.files.keys()) {
    const found = heldPage(file, state)
    if (found && found.holder !== null) holders.set(found.page, found.holder)
  }
  return holders
}

/** Who holds other paths than before on the live site since a release, and may be only the same again. */
export function holderChanges(
  { changes, held, letGo }: Pick<ReleaseRecord, 'changes' | 'held' | 'letGo'>,
  state: Pick<LiveSite, 'files' | 'held'>,
): HolderChanges {
  const files = [
    ...changes.filter(({ before, after }) => before?.owner !== after?.owner).map(({ path }) => path),
    ...letGo,
    ...held.map(([file]) => file),
  ]
  return new Map(
    files.flatMap((file) => {
      const found = heldPage(file, state)
      return found ? [[found.page, found.holder] as const] : []
    }),
  )
}
