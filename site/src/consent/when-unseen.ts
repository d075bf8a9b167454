/**
 * Calls back once, as soon as an element that ought to show has no place on the page: what blocks banners in a visitor's
 * browser hides it or takes it away, at once or later. On paper it is not meant to show. Returns a function that stops.
 */
export function whenUnseen(element: Element, unseen: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    if (element.getClientRects().length > 0 || window.matchMedia('print').matches) return
    observer.disconnect()
    unseen()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
