// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startScript, withLateScripts } from './late-scripts'

const Slice = ({ sliceId }: { sliceId: string }) => <i>{sliceId}</i>

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A page of one picture whose scripts wait, as a browser has read it. jsdom tells nothing of its paints. */
function opened(picture = '<img fetchpriority="high" src="/huette.webp">'): Document {
  document.body.innerHTML = `<main>${picture}</main><template data-app-scripts=""><i data-app></i></template>`
  new Function(startScript)()
  return document
}
const hasStarted = (page: Document): boolean => page.querySelector('[data-app]') !== null

describe('the scripts of the app', () => {
  it('stand in a template at the end of the page, and nothing else there is touched', () => {
    const html = renderToStaticMarkup(
      withLateScripts([<p key="a">a</p>, <Slice key="s" sliceId="_gatsby-scripts" />]),
    )
    expect(html).toMatch(
      /^<p>a<\/p><template data-app-scripts=""><i>_gatsby-scripts<\/i><\/template><script>\(function/,
    )
    expect(withLateScripts(['', <Slice key="o" sliceId="footer" />])).toEqual([
      '',
      <Slice key="o" sliceId="footer" />,
    ])
  })

  it('come when the first picture stands, and not before', () => {
    const page = opened()
    vi.advanceTimersByTime(2900)
    expect(hasStarted(page)).toBe(false)
    page.querySelector('img')?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(250)
    expect(hasStarted(page)).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(page.querySelectorAll('[data-app]')).toHaveLength(1)
  })

  it('come when it is missing, when there is none, and after three seconds whatever it does', () => {
    const missing = opened()
    missing.querySelector('img')?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(250)
    expect(hasStarted(missing)).toBe(true)
    const none = opened('<h1>Ohne Bild</h1>')
    vi.advanceTimersByTime(250)
    expect(hasStarted(none)).toBe(true)
    const slow = opened()
    vi.advanceTimersByTime(3000)
    expect(hasStarted(slow)).toBe(true)
  })

  it.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])('come at once with a %s', (deed) => {
    const page = opened()
    page.querySelector('main')?.dispatchEvent(new Event(deed, { bubbles: true }))
    expect(hasStarted(page)).toBe(true)
  })
})
