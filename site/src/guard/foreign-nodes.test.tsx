// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchScreen } from '../search/search-screen'
import { bearForeignNodes } from './foreign-nodes'
import { PageBoundary } from './page-boundary'

vi.mock('gatsby', () => ({ graphql: () => '', navigate: () => undefined, Slice: () => null }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../testing/page-texts'))

let place: HTMLElement
let root: Root

const search = (query: string) => (
  <PageBoundary path="/suche">
    <SearchScreen language="de" path="/suche" search={query} isArrival={false} phone={null} menu={[]} />
  </PageBoundary>
)
const show = (query: string) => act(async () => root.render(search(query)))

/** As the translator of a browser does it: each text is taken out, and an element with another one put in. */
function translate(): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `it: ${text.nodeValue}`
    text.parentNode?.replaceChild(font, text)
  }
}

const { insertBefore, removeChild } = Node.prototype

beforeEach(() => {
  bearForeignNodes(Node)
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  window.history.replaceState(null, '', '/suche')
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place, { onCaughtError: () => undefined })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  Object.assign(Node.prototype, { insertBefore, removeChild })
})

/** A part of a page that comes and goes. */
const part = (names: readonly string[]) => (
  <PageBoundary path="/">
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </PageBoundary>
)
const shown = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent)

describe('a page of which something was taken away', () => {
  it('goes on without it, and shows what comes', async () => {
    await act(async () => root.render(part(['a', 'b', 'c'])))
    place.querySelector('li:nth-child(2)')?.remove()
    await act(async () => root.render(part(['a', 'new', 'b', 'c'])))
    expect(shown().sort()).toEqual(['a', 'c', 'new'])
    await act(async () => root.render(part(['c'])))
    expect(shown()).toEqual(['c'])
  })
})

describe('a page that the browser translates', () => {
  it('goes on: what it shows next takes the place of what was translated', async () => {
    await show('?q=arve')
    expect(place.querySelector('[role="status"]')?.textContent).toContain('failed')
    translate()
    await show('')
    expect(place.querySelector('h1')?.textContent).toContain('title')
    expect(place.querySelector('[role="status"]')?.textContent).toBe('')
    expect(place.querySelector('[type="search"]')).not.toBeNull()
  })
})
