/** Finds marked texts on the page. Nothing of the page is changed: React goes on with what it has rendered. */
import { vercelStegaClean, vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import { type FieldAddress, fieldOf } from '../field-address'

export interface MarkedText {
  field: FieldAddress
  /** The text itself, for its place on the screen. */
  node: Text
}

const read = new WeakMap<Text, { text: string; field: FieldAddress | undefined }>()

/** The field of a text; read again only where the text has changed since. */
function fieldOfText(node: Text): FieldAddress | undefined {
  const known = read.get(node)
  if (known?.text === node.data) return known.field
  const field = vercelStegaSplit(node.data).encoded === '' ? undefined : decoded(node.data)
  read.set(node, { text: node.data, field })
  return field
}

function decoded(text: string): FieldAddress | undefined {
  try {
    return fieldOf(vercelStegaDecode<unknown>(text))
  } catch {
    // Invisible characters that are no mark of ours.
    return undefined
  }
}

/** Where a text is drawn: one rectangle for each line. */
export function placesOf(node: Text): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
}

const holds = (rect: DOMRect, x: number, y: number): boolean =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom

/** The marked text at a point of the window, in an element that an event has hit. Of several it is the one below the point. */
export function markedTextAt(element: Element, x: number, y: number): MarkedText | undefined {
  const marked = [...element.childNodes].flatMap((node) => {
    const field = node instanceof Text ? fieldOfText(node) : undefined
    return node instanceof Text && field ? [{ node, field }] : []
  })
  return marked.find(({ node }) => placesOf(node).some((rect) => holds(rect, x, y))) ?? marked[0]
}

/** Every marked text, in the order of the page. */
export function markedTexts(): MarkedText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: MarkedText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const field = node instanceof Text ? fieldOfText(node) : undefined
    if (node instanceof Text && field) found.push({ node, field })
  }
  return found
}

const isWithin = (path: string, outer: string): boolean =>
  path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length))

/** The text of a field; for a part or a list the first text in it. */
export function textOfField(id: string, path: string): MarkedText | undefined {
  const own = markedTexts().filter(({ field }) => field.id === id)
  return own.find(({ field }) => field.path === path) ?? own.find(({ field }) => isWithin(field.path, path))
}

/** The title of the page without its mark, which a tab would show as nothing, and a list of places keep. */
export function cleanTitle(): string {
  const clean = vercelStegaClean({ title: document.title }).title
  if (clean !== document.title) document.title = clean
  return clean
}

/** A text that is copied from the page comes without its marks: it may be pasted into a form. */
export function copyWithoutMarks(): void {
  document.addEventListener('copy', (event) => {
    const chosen = document.getSelection()?.toString() ?? ''
    const clean = vercelStegaClean(chosen)
    if (clean === chosen || !event.clipboardData) return
    event.clipboardData.setData('text/plain', clean)
    event.preventDefault()
  })
}
