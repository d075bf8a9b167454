import type { Release } from '../publish/release'
import { releaseName } from './words'

type Told = Pick<
  Release,
  'kind' | 'status' | 'of' | 'page' | 'reason' | 'pages' | 'removedPages' | 'heldPages' | 'changed'
>

/** What a release did, in a few words: the pages, or what an operator asked for. */
export function releaseTitle(release: Told): string {
  const { kind, status, page, of = '', reason = '', pages, removedPages, heldPages, changed } = release
  if (kind === 'rollback') return page === undefined ? `zurück auf ${releaseName(of)}` : `${page} zurück`
  if (kind === 'unpin') return 'wieder veröffentlicht'
  if (kind === 'override') return `trotz Einwand: ${reason}`
  if (status === 'refused') return 'abgelehnt, nichts geändert'
  if (status === 'held') return `zurückgehalten: ${pathsInWords(heldPages)}`
  if (pages.length > 1 && pages.every((each) => each.reason === 'everything'))
    return `neu gebaut, ${pages.length} Seiten`
  if (pages.length > 0) return pathsInWords(pages)
  if (removedPages.length > 0) return `entfernt: ${pathsInWords(removedPages)}`
  return changed.length === 0 ? 'nichts geändert' : 'Dateien ohne Seite'
}

function pathsInWords(pages: readonly { path: string }[]): string {
  const [first] = pages
  if (first === undefined) return 'Dateien ohne Seite'
  return pages.length === 1 ? first.path : `${first.path} und ${pages.length - 1} weitere`
}
