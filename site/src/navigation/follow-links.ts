import type { GatsbyLoader } from './gatsby-loader'
import { pageLinkAt, pageLinks } from './page-link'
import { isPlainClick } from './plain-click'

interface StepOptions {
  replace: boolean
}

/** What is used of the window of Gatsby's app. */
export interface LinkedApp {
  ___navigate?: (to: string, options: StepOptions) => unknown
  ___loader?: Pick<GatsbyLoader, 'enqueue' | 'hovering'>
}

/** Not in every browser. */
interface SparingNavigator {
  connection?: { saveData?: boolean }
}

/** A finger that begins to scroll is on a link, too: for visitors who asked to be spared nothing is read on suspicion. */
const isSpared = ({ connection }: SparingNavigator): boolean => connection?.saveData === true

/**
 * Follows links within the app, all of them by one listener each for the click, the pointer and the sight: Gatsby's own component
 * makes nine of each link, draws all of them anew at each step, and watches each by itself (docs/decisions/2026-11-29-plain-links.md).
 * Runs once, when the app has begun; until then a link is the browser's. Answers how to stop.
 */
export function followLinks(app: LinkedApp): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('click', (event) => follow(event, app), { signal })
  // Of a finger browsers tell it as it goes down, a tenth of a second before the click.
  const come = ({ target }: Event) => {
    const link = pageLinkAt(target)
    if (link && !isSpared(navigator as SparingNavigator)) app.___loader?.hovering(link.pathname)
  }
  document.addEventListener('pointerover', come, { signal, passive: true })
  readAheadInView(app, signal)
  return () => stop.abort()
}

/** One that somebody else has answered, or that asks for another window, is left alone. */
function follow(event: MouseEvent, { ___navigate: navigate }: LinkedApp): void {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const link = pageLinkAt(event.target)
  if (!link || !navigate) return
  event.preventDefault()
  const { hash, pathname, search } = link
  navigate(pathname + search + hash, {
    replace: link.href === window.location.origin + window.location.pathname,
  })
}

/** A page is read as its link comes onto the screen, unless it leaves before that. */
function readAheadInView({ ___loader: loader }: LinkedApp, signal: AbortSignal): void {
  const reading = new WeakMap<Element, { abort?: () => void }>()
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      reading.get(target)?.abort?.()
      reading.delete(target)
      const path = pageLinkAt(target)?.pathname
      if (!isIntersecting || path === undefined || path === window.location.pathname) continue
      const read = loader?.enqueue(path)
      if (read) reading.set(target, read)
    }
  })
  const known = new WeakSet<Element>()
  const look = () => {
    for (const link of document.querySelectorAll(pageLinks)) {
      if (known.has(link)) continue
      known.add(link)
      inView.observe(link)
    }
  }
  look()
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    inView.disconnect()
  })
}
