import { asItIsNow } from '../components/dialog/as-it-is-now'

/**
 * The page behind open dialogs is inert: no focus, no click and no screen reader gets to what they cover. The focus
 * goes back to where it was when the last one closes.
 */
export function pageBehind(document: Document) {
  const open = new Set<string>()
  let opener: HTMLElement | undefined
  const page = () => document.getElementById('___gatsby')

  return {
    cover(dialog: string): void {
      const { activeElement } = document
      if (open.size === 0 && activeElement instanceof HTMLElement) opener = activeElement
      open.add(dialog)
      page()?.setAttribute('inert', '')
    },
    uncover(dialog: string): void {
      open.delete(dialog)
      if (open.size > 0) return
      page()?.removeAttribute('inert')
      if (opener) asItIsNow(opener, document)?.focus({ preventScroll: true })
      opener = undefined
    },
  }
}
