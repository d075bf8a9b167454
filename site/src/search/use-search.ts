import { useEffect, useState } from 'react'
import type { Language } from '../../languages/locales'
import { type Found, indexOf, search } from './search'

/** How many results are shown first, and are added each time. */
export const resultsAtOnce = 10

export interface SearchState {
  /** `none` while nothing is looked for. */
  kind: 'none' | 'busy' | 'done' | 'failed'
  /** The last answer; it stays while the next one is on its way. */
  found?: Found
}

/** The answer to what the address asks. Nothing is loaded before it asks something. `tries`: with another number it is asked again. */
export function useSearch(language: Language, query: string, shown: number, tries: number): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'none' })
  useEffect(() => {
    if (query === '') {
      setState({ kind: 'none' })
      return
    }
    let isWanted = true
    const tell = (next: SearchState) => {
      if (isWanted) setState(next)
    }
    setState((before) => ({ ...before, kind: 'busy' }))
    search(indexOf(language), query, shown).then(
      (found) => tell({ kind: 'done', found }),
      () => tell({ kind: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [language, query, shown, tries])
  return state
}
