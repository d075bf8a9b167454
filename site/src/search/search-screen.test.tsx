// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../languages/locales'
import { filesAfter, searched } from '../../search/testing/sites'
import { SearchScreen } from './search-screen'

vi.mock('gatsby', () => ({ graphql: () => '', navigate: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../testing/page-texts'))

let place: HTMLElement
let root: Root
const status = () => place.querySelector('[role="status"]')?.textContent

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const screenFor = (search: string, language: Language = 'de') => (
  <SearchScreen language={language} path="/suche" search={search} isArrival={false} phone={null} menu={[]} />
)

describe('a search that failed', () => {
  it('is tried again when it is sent again as it is', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no line')
    })
    await act(async () => root.render(screenFor('?q=arve')))
    expect(status()).toContain('failed')
    const files = filesAfter([{ set: [searched({ path: '/arve', title: 'Arve' })], remove: [] }])
    vi.stubGlobal('fetch', async (address: string) => new Response(files.get(address.slice(1))))
    await act(async () => place.querySelector('form')?.requestSubmit())
    await expect.poll(status).toContain('found')
    expect(place.querySelector('ol h2')?.textContent).toBe('Arve')
  })
})

describe('what shows more results', () => {
  it('keeps the focus while there are more, and then hands it on to the first that came', async () => {
    const pages = Array.from({ length: 25 }, (_, index) =>
      searched({ path: `/fr/lift/${index}`, language: 'fr', title: 'Lift' }),
    )
    const files = filesAfter([{ set: pages, remove: [] }])
    vi.stubGlobal('fetch', async (address: string) => new Response(files.get(address.slice(1))))
    await act(async () => root.render(screenFor('?q=lift', 'fr')))
    const links = () => place.querySelectorAll('ol a')
    await expect.poll(() => links().length).toBe(10)
    const more = () => place.querySelector<HTMLElement>('button[type=button]')
    more()?.focus()
    await act(async () => more()?.click())
    await expect.poll(() => links().length).toBe(20)
    expect(document.activeElement).toBe(more())
    await act(async () => more()?.click())
    await expect.poll(() => links().length).toBe(25)
    expect(more()).toBeNull()
    expect(document.activeElement).toBe(links()[20])
  })
})
