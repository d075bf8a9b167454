import type { ReleaseSummary, SomePaths } from '../publish/release/release'
import { releaseName } from './release-name'
import type { Words } from './words/all-words'

/** What a release did, in a few words: the pages, or what an operator asked for. */
export function releaseTitle(
  release: Omit<ReleaseSummary, 'id' | 'at' | 'removed'>,
  { releaseTitles: titles }: Words,
): string {
  const { kind, status, page, of = '', reason = '', pages, removedPages, heldPages, changed } = release
  const inWords = ({ count, first }: SomePaths): string => {
    if (first === undefined) return titles.noPage
    return count === 1 ? first : titles.andMore(first, count - 1)
  }
  if (kind === 'rollback') return page === undefined ? titles.backTo(releaseName(of)) : titles.pageBack(page)
  if (kind === 'unpin') return titles.unpin
  if (kind === 'override') return titles.override(reason)
  if (status === 'refused') return titles.refused
  if (status === 'held') return titles.held(inWords(heldPages))
  if (release.isRebuild) return titles.rebuilt(pages.count)
  if (pages.count > 0) return inWords(pages)
  if (removedPages.count > 0) return titles.removed(inWords(removedPages))
  return changed === 0 ? titles.unchanged : titles.noPage
}
