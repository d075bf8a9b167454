// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SiteLink } from '../link/site-link'
import { Partners } from './partners'
import { ToTop } from './to-top'

vi.mock('gatsby', () => ({ graphql: () => undefined }))

const logo = (name: string) => ({
  href: `https://${name}.example/`,
  alt: name,
  isLazyloaded: false,
  picture: { url: `/images/${name}.png`, width: 30, height: 10 },
})

/** Puts an element into the document, as the app does. */
function shown(element: React.ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  act(() => createRoot(place).render(element))
  return place
}

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  document.body.innerHTML = ''
})

it('a partner mark that cannot be loaded becomes the word error with its name after 200 ms, not before', () => {
  const place = shown(<Partners lists={[[logo('bahn')], [logo('kaese')]]} title="Partner" />)
  act(() => void place.querySelector('img')?.dispatchEvent(new Event('error')))
  act(() => void vi.advanceTimersByTime(199))
  expect(place.querySelectorAll('img')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(1))
  expect(place.querySelectorAll('img')).toHaveLength(1)
  expect(place.textContent).toContain('error, bahn')
})

it.each([
  ['has no measures of its own, of which Firefox says that it is 0 px wide, stays', true],
  ['failed before the scripts were there becomes the word error with its name', false],
])('a partner mark that %s', async (_what, isSound) => {
  const image = HTMLImageElement.prototype
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0)
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue('https://hotel.example/images/bahn.svg')
  // jsdom decodes nothing.
  image.decode = async () => {
    if (!isSound) throw new DOMException('The source image cannot be decoded.', 'EncodingError')
  }
  const place = shown(<Partners lists={[[logo('bahn')]]} title="Partner" />)
  await act(async () => vi.advanceTimersByTimeAsync(200))
  expect(place.querySelector('img') !== null).toBe(isSound)
  expect(place.textContent?.includes('error, bahn')).toBe(!isSound)
})

it('partners of both lists open in a new tab, without telling where one comes from', () => {
  const html = renderToStaticMarkup(<Partners lists={[[logo('bahn')], [logo('kaese')]]} title="Partner" />)
  expect(html.match(/<a [^>]*target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
})

it('a mark that loads at once writes nothing before the footer, which would not be there in the browser', () => {
  const html = renderToStaticMarkup(<Partners lists={[[logo('bahn')]]} title="Partner" />)
  expect(html).toContain('loading="eager"')
  expect(html).not.toContain('preload')
})

it('links to other sites open in a new tab, pages of the site, calls and mails do not', () => {
  const link = (href: string, isExternal?: boolean) =>
    renderToStaticMarkup(
      <SiteLink href={href} {...(isExternal === undefined ? {} : { isExternal })}>
        x
      </SiteLink>,
    )
  const opensTab = (html: string) => /target="_blank" rel="noopener noreferrer"/.test(html)
  expect([link('https://shop.example/', true), link('https://shop.example/')].map(opensTab)).toEqual([
    true,
    true,
  ])
  for (const href of ['/zimmer', '#contact', 'tel:+41815551640', 'mailto:haus@hotel.example'])
    expect(opensTab(link(href)), href).toBe(false)
})

it('the way up scrolls smoothly, and at once where no motion is wanted', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const wants = { still: false }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && wants.still }))
  const link = shown(<ToTop label="Nach oben" />).querySelector('a')
  act(() => void link?.click())
  wants.still = true
  act(() => void link?.click())
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }], [{ top: 0, behavior: 'auto' }]])
  vi.unstubAllGlobals()
})
