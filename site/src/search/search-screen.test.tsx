// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('a search that failed', () => {
  it('is tried again when it is sent again as it is', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no line')
    })
    await act(async () =>
      root.render(
        <SearchScreen
          language="de"
          path="/suche"
          search="?q=arve"
          isArrival={false}
          phone={null}
          menu={[]}
        />,
      ),
    )
    expect(status()).toContain('failed')
    const files = filesAfter([{ set: [searched({ path: '/arve', title: 'Arve' })], remove: [] }])
    vi.stubGlobal('fetch', async (address: string) => new Response(files.get(address.slice(1))))
    await act(async () => place.querySelector('form')?.requestSubmit())
    await expect.poll(status).toContain('found')
    expect(place.querySelector('ol h2')?.textContent).toBe('Arve')
  })
})
