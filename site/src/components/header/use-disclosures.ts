import { type RefObject, useEffect } from 'react'
import { onPathShown } from '../../navigation/current-path'

const openOf = (list: HTMLElement) => list.querySelector<HTMLDetailsElement>('details[open]')

function closeOpen(list: HTMLElement, refocus: boolean): void {
  const open = openOf(list)
  if (!open) return
  open.open = false
  if (refocus) open.querySelector('summary')?.focus()
}

/** The element that an arrow key leads to from `from`: along the bar, or up and down an open list. */
function neighbour(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const panel = from.closest('ul')
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const top = [...list.children].map((item) => item.querySelector<HTMLElement>('summary, a'))
    const index = [...list.children].findIndex((item) => item.contains(from))
    return top[index + (key === 'ArrowRight' ? 1 : -1)] ?? undefined
  }
  if (panel === list) {
    const dropdown = from.closest('details')
    if (key !== 'ArrowDown' || !dropdown) return undefined
    dropdown.open = true
    return dropdown.querySelector<HTMLElement>('ul a') ?? undefined
  }
  const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
  const index = links.findIndex((link) => link.isSameNode(from))
  if (key === 'ArrowUp' && index === 0) return from.closest('details')?.querySelector('summary') ?? undefined
  return links[index + (key === 'ArrowDown' ? 1 : -1)]
}

function handleKey(list: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    closeOpen(list, true)
    return
  }
  if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return
  const next = neighbour(list, event.target, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Gives native disclosures what a menu bar needs besides: arrow keys, Escape, closing when one looks elsewhere. */
export function useDisclosures(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const onKey = (event: KeyboardEvent) => handleKey(list, event)
    const onElsewhere = (event: Event) => {
      const open = openOf(list)
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (open && target instanceof Node && !open.contains(target)) open.open = false
    }
    const onFollow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) closeOpen(list, false)
    }
    list.addEventListener('keydown', onKey)
    list.addEventListener('focusout', onElsewhere)
    list.addEventListener('click', onFollow)
    document.addEventListener('pointerdown', onElsewhere)
    const stop = onPathShown(() => closeOpen(list, false))
    return () => {
      stop()
      list.removeEventListener('keydown', onKey)
      list.removeEventListener('focusout', onElsewhere)
      list.removeEventListener('click', onFollow)
      document.removeEventListener('pointerdown', onElsewhere)
    }
  }, [ref])
}
