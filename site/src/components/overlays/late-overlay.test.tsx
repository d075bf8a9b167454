// @vitest-environment jsdom
import { act, lazy } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageBoundary } from '../../guard/page-boundary'
import { recoverFromChunkFailure } from '../../guard/watch-chunks'
import { LateOverlay } from './late-overlay'

vi.mock('gatsby', () => ({ graphql: () => '', navigate: () => undefined, Slice: () => null }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../../testing/page-texts'))

let root: Root
let place: HTMLElement
const closed = vi.fn()

/** A page with an overlay whose script does not come. */
async function open(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const Overlay = lazy((): Promise<{ default: () => null }> => {
    throw new Error('Loading chunk 318 failed.')
  })
  await act(async () =>
    root.render(
      <PageBoundary path="/">
        <form>what was typed</form>
        <LateOverlay onMissing={closed}>
          <Overlay />
        </LateOverlay>
      </PageBoundary>,
    ),
  )
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  closed.mockClear()
  sessionStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an overlay whose script does not come', () => {
  it('leaves the page as it is where there is no line', async () => {
    await open(false)
    expect(place.textContent).toBe('what was typed')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('is a missing one where there is a line', async () => {
    await open(true)
    expect(place.textContent).not.toContain('what was typed')
    expect(sessionStorage.getItem('reloaded-at')).not.toBeNull()
  })

  it('loads no page again that could not come', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(recoverFromChunkFailure(new Error('Loading chunk 318 failed.'))).toBe(false)
    expect(sessionStorage.getItem('reloaded-at')).toBeNull()
  })
})
