import { navigate } from 'gatsby'
import { type RefObject, useEffect, useRef } from 'react'
import { searchAddress } from './search-address'

/** ms without a letter after which what was typed is looked for. */
const pause = 200

/**
 * The field and the address say the same. While the visitor types, one step of the history follows the letters; the next
 * search after Enter, or after the field was left, is a step of its own.
 */
export function useQueryField(field: RefObject<HTMLInputElement | null>, path: string, query: string) {
  const written = useRef(query)
  const isNextStep = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (text: string) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === written.current) return
    const replace = !isNextStep.current || written.current === ''
    written.current = next
    isNextStep.current = false
    void navigate(searchAddress(path, next), { replace })
  }

  useEffect(() => {
    const input = field.current
    if (!input || query === written.current) return
    // The visitor went back, or followed a link.
    written.current = query
    isNextStep.current = true
    input.value = query
  }, [field, query])

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
