import { createContext, type ReactElement } from 'react'

/** Path of the code screen of the page that is shown; undefined on pages that everybody may see. */
export const GuardedPage = createContext<string | undefined>(undefined)

/** Puts a page behind the code into what it guards; every other page stays as it is. For Gatsby's `wrapPageElement`. */
export function inGuard(element: ReactElement, pageContext: object): ReactElement {
  const guards = 'guarded' in pageContext ? pageContext.guarded : undefined
  if (typeof guards !== 'string') return element
  return <GuardedPage.Provider value={guards}>{element}</GuardedPage.Provider>
}
