/** The line around a text: that below the pointer, and that whose field is open. It takes no click and no place. */
import { type MarkedText, placesOf } from './marked-text'

const style = `
  :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none }
  div { position: fixed; border-radius: 2px }
  .pointed { outline: 2px solid #2276fc; outline-offset: 3px }
  .open { outline: 3px solid #2276fc; outline-offset: 3px; background: rgb(34 118 252 / 8%) }
  @media (forced-colors: active) { div { outline-color: Highlight } }
  @media print { :host { display: none } }`

export interface Outline {
  /** Undefined takes it away. */
  point(text: MarkedText | undefined): void
  open(text: MarkedText | undefined): void
}

/** Draws outside of the body, which belongs to React. */
export function addOutline(): Outline {
  const host = document.createElement('preview-outline')
  host.setAttribute('aria-hidden', 'true')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  const shown: { [kind in 'pointed' | 'open']?: MarkedText } = {}
  const draw = () => {
    const boxes = (['pointed', 'open'] as const).flatMap((kind) => {
      const text = shown[kind]
      return text?.node.isConnected ? [boxAround(text, kind)] : []
    })
    root.replaceChildren(...boxes.filter((box) => box !== undefined))
  }
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, draw, { capture: true, passive: true })
  // A picture that has arrived moves what is below it.
  new ResizeObserver(draw).observe(document.documentElement)
  const show = (kind: 'pointed' | 'open') => (text: MarkedText | undefined) => {
    if (shown[kind]?.node === text?.node) return
    if (text) shown[kind] = text
    else delete shown[kind]
    draw()
  }
  return { point: show('pointed'), open: show('open') }
}

function boxAround({ node }: MarkedText, kind: string): HTMLElement | undefined {
  const lines = placesOf(node)
  if (lines.length === 0) return undefined
  const left = Math.min(...lines.map((line) => line.left))
  const top = Math.min(...lines.map((line) => line.top))
  const box = document.createElement('div')
  box.className = kind
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(...lines.map((line) => line.right)) - left}px`,
    height: `${Math.max(...lines.map((line) => line.bottom)) - top}px`,
  })
  return box
}
