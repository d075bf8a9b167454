import { createContext } from 'react'

/** Path of the code screen of the page that is shown; undefined on pages that everybody may see. */
export const GuardedPage = createContext<string | undefined>(undefined)

/** What the context that the plan gave a page says of its guard. */
export const guardOf = (pageContext: object): string | undefined =>
  'guarded' in pageContext && typeof pageContext.guarded === 'string' ? pageContext.guarded : undefined
