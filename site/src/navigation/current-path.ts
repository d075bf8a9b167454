import { useSyncExternalStore } from 'react'
import { languageOfPath, localeTags } from '../../languages/locales'

let current = ''
const listeners = new Set<() => void>()

/** Told by Gatsby on every route; `path` without query and hash. The document then speaks the language of the path. */
export function setCurrentPath(path: string): void {
  current = path
  document.documentElement.lang = localeTags[languageOfPath(path)]
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The path that is shown, empty until the first route: header and footer are drawn once for all pages of a language,
 * so the current page can only be marked in the browser.
 */
export const useCurrentPath = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  )
