/** The element itself, or the equal one that stands for it since: React makes a part of a page anew where a choice comes before it is alive. */
const asItIsNow = (element: HTMLElement, document: Document): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.localName)].find((each) => each.isEqualNode(element))

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
