// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdPictures, withLatePictures } from './late-pictures'
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

  it.each(['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'])('come at once with a %s', (deed) => {
    const page = opened()
    page.querySelector('main')?.dispatchEvent(new Event(deed, { bubbles: true }))
    expect(hasStarted(page)).toBe(true)
  })
})

describe('the pictures further down', () => {
  const keepAway = () => document.documentElement.hasAttribute('data-pictures-held')
  const hold = () => new Function(holdPictures)()

  it('are held before anything else of the head is read', () => {
    const [first, ...others] = withLatePictures([<meta key="a" name="robots" />])
    expect(renderToStaticMarkup(first)).toBe(`<script>${holdPictures}</script>`)
    expect(others).toEqual([<meta key="a" name="robots" />])
  })

  it('come with the first picture, and not before', () => {
    hold()
    const page = opened()
    vi.advanceTimersByTime(2400)
    expect(keepAway()).toBe(true)
    page.querySelector('img')?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(250)
    expect(keepAway()).toBe(false)
  })

  it('come with the end of a page that names none as its first', () => {
    hold()
    opened('<img loading="lazy" src="/terrasse.webp">')
    expect(keepAway()).toBe(false)
  })

  it('come at once with the first deed of a visitor', () => {
    hold()
    opened()
      .querySelector('main')
      ?.dispatchEvent(new Event('wheel', { bubbles: true }))
    expect(keepAway()).toBe(false)
  })

  it('come after three seconds on a page whose end was lost on the way', () => {
    hold()
    vi.advanceTimersByTime(2999)
    expect(keepAway()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(keepAway()).toBe(false)
  })
})
