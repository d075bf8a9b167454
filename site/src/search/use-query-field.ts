import { navigate } from 'gatsby'
import { type RefObject, useEffect, useRef } from 'react'
import { queryOf, searchAddress } from './search-address'

/** ms without a letter after which what was typed is looked for. */
const pause = 200

/**
 * The field and the address say the same. While the visitor types, one step of the history follows the letters; the next
 * search after Enter, or after the field was left, is a step of its own.
 */
export function useQueryField(field: RefObject<HTMLInputElement | null>, path: string, query: string) {
  const written = useRef(query)
  /** What was written and is not shown yet: until then the app may still show what was written before. */
  const awaited = useRef<string>(undefined)
  const isNextStep = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (text: string) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === written.current) return
    const replace = !isNextStep.current || written.current === ''
    written.current = next
    awaited.current = next
    isNextStep.current = false
    void navigate(searchAddress(path, next), { replace })
  }

  const follow = (shown: string) => {
    const input = field.current
    if (!input || shown === written.current) return
    clearTimeout(timer.current)
    written.current = shown
    isNextStep.current = true
    input.value = shown
  }

  useEffect(() => {
    // The visitor followed a link.
    if (awaited.current === undefined) follow(query)
    else if (query === awaited.current) awaited.current = undefined
  }, [query])

  useEffect(() => {
    // Back and forward, also from a search that the app did not get to show.
    const moved = () => {
      if (window.location.pathname !== path) return
      awaited.current = undefined
      follow(queryOf(window.location.search))
    }
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [path])

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    write,
    writeSoon: (text: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(text), pause)
    },
    endStep: () => {
      isNextStep.current = true
    },
  }
}
