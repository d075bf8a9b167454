import type { ReleaseSummary, SomePaths } from '../publish/release/release'
import { releaseName } from './words'

/** What a release did, in a few words: the pages, or what an operator asked for. */
export function releaseTitle(release: Omit<ReleaseSummary, 'id' | 'at' | 'removed'>): string {
  const { kind, status, page, of = '', reason = '', pages, removedPages, heldPages, changed } = release
  if (kind === 'rollback') return page === undefined ? `zurück auf ${releaseName(of)}` : `${page} zurück`
  if (kind === 'unpin') return 'wieder veröffentlicht'
  if (kind === 'override') return `trotz Einwand: ${reason}`
  if (status === 'refused') return 'abgelehnt, nichts geändert'
  if (status === 'held') return `zurückgehalten: ${pathsInWords(heldPages)}`
  if (release.isRebuild) return `neu gebaut, ${pages.count} Seiten`
  if (pages.count > 0) return pathsInWords(pages)
  if (removedPages.count > 0) return `entfernt: ${pathsInWords(removedPages)}`
  return changed === 0 ? 'nichts geändert' : 'Dateien ohne Seite'
}

function pathsInWords({ count, first }: SomePaths): string {
  if (first === undefined) return 'Dateien ohne Seite'
  return count === 1 ? first : `${first} und ${count - 1} weitere`
}
