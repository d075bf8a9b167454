/** Whether two elements say the same. What is in them may look otherwise: a picture that has come is another one than while it comes. */
const isLike = (one: Element, other: Element): boolean =>
  one.cloneNode(false).isEqualNode(other.cloneNode(false)) && one.textContent === other.textContent

/**
 * The element itself, or the one that stands for it since: React makes a part of a page anew where a choice comes before it is alive,
 * or where it is put into another column.
 */
export const asItIsNow = (element: Element, document: Document): HTMLElement | undefined =>
  element instanceof HTMLElement && element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.localName)].find((each) => isLike(each, element))
