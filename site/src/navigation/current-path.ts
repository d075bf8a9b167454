import { useSyncExternalStore } from 'react'
import { languageOfPath, localeTags } from '../../languages/locales'

let current = ''
const listeners = new Set<() => void>()

/**
 * Told by Gatsby on every route; `path` without query and hash. The document then speaks the language of the path. A filter or a
 * dialog is another route of the same path.
 */
export function setCurrentPath(path: string): void {
  if (path === current) return
  current = path
  document.documentElement.lang = localeTags[languageOfPath(path)]
  for (const listener of listeners) listener()
}

/** Whether it is the path of the page that is shown. */
export const isPathShown = (path: string): boolean => path === current

/** Calls back whenever another path is shown, for what stays from page to page; answers how to stop. */
export function onPathShown(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether a link leads to the path that is shown; none does until the first route: header and footer are drawn once for
 * all pages of a language, so the current page can only be marked in the browser. Each link asks for itself, so that only
 * those are drawn anew that change: a whole menu anew is a long task on a phone.
 */
export const useIsCurrent = (href: string): boolean =>
  useSyncExternalStore(
    onPathShown,
    () => isPathShown(href),
    () => false,
  )
