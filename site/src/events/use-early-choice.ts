import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What a visitor has chosen in a select before the app was there counts once it is. The app sets the select back with its next drawing, so it is
 * read with the first one; and told after that, when the app knows its address.
 */
export function useEarlyChoice(
  box: RefObject<HTMLSelectElement | null>,
  value: string,
  onChoose: (value: string) => void,
): void {
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useLayoutEffect(() => {
    const chosen = box.current?.value ?? value
    if (chosen === value) return
    const timer = setTimeout(() => choose.current(chosen))
    return () => clearTimeout(timer)
  }, [])
}
