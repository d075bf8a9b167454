/** The address of the page, in step with the Studio's address bar. */
import type { HistoryUpdate as Place } from '@sanity/presentation-comlink'
import { openPath } from '../../../site/languages/guarded-path'

/** What the Studio adds to the address for its own use. */
const ownWords = ['sanity-preview-perspective', 'sanity-preview-variant', 'sanity-preview-secret']

/** The path of the page as the preview names it: no slash at the end. */
export const shownPath = (pathname: string): string => decodeURI(pathname).replace(/(?<=.)\/$/, '')

/** Where the page is, by the path that its document has: a guarded page lies elsewhere. */
export function placeNow(type: Place['type']): Place {
  const { pathname, search, hash } = window.location
  const words = new URLSearchParams(search)
  for (const word of ownWords) words.delete(word)
  const query = words.size > 0 ? `?${words}` : ''
  return { type, title: document.title, url: `${openPath(pathname)}${query}${hash}` }
}

/** Tells of the place now and of each that follows: a link, back and forward, a page that Gatsby shows without loading anew. */
export function watchPlace(tell: (place: Place) => void): void {
  const { history } = window
  const told = (type: Place['type'], change: History['pushState']): History['pushState'] =>
    function changed(this: History, ...given) {
      change.apply(this, given)
      tell(placeNow(type))
    }
  history.pushState = told('push', history.pushState)
  history.replaceState = told('replace', history.replaceState)
  window.addEventListener('popstate', () => tell(placeNow('pop')))
  tell(placeNow('replace'))
}

/** Goes where the Studio says, on this site only: a script in place of an address is no place. */
export function goTo({ type, url }: Place): void {
  const target = new URL(url, window.location.origin)
  if (target.origin !== window.location.origin || target.href === window.location.href) return
  if (type === 'push') window.location.assign(target)
  else window.location.replace(target)
}
