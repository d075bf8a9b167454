// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageBoundary } from '../../guard/page-boundary'
import { recoverFromChunkFailure } from '../../guard/watch-chunks'
import { lateOverlay } from './late-overlay'

vi.mock('gatsby', () => ({ graphql: () => '', navigate: () => undefined, Slice: () => null }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../../testing/page-texts'))

let root: Root
let place: HTMLElement
const closed = vi.fn()

/** A page with an overlay whose script does not come. */
async function open(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const Overlay = lateOverlay((): Promise<{ default: () => null }> => {
    throw new Error('Loading chunk 318 failed.')
  })
  await act(async () =>
    root.render(
      <PageBoundary path="/">
        <form>what was typed</form>
        <Overlay onClose={closed} />
      </PageBoundary>,
    ),
  )
}

/** A page with a form, and a button that opens an overlay. Answers how often its script was asked for. */
async function showOpener() {
  const asked = vi.fn(async () => {
    if (!navigator.onLine) throw new Error('Loading chunk 318 failed.')
    return { default: () => 'the overlay' }
  })
  const Overlay = lateOverlay(asked)
  function Part() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input />
        <button type="button" onClick={() => setOpen(!isOpen)} />
        {isOpen ? <Overlay onClose={() => setOpen(false)} /> : null}
      </>
    )
  }
  await act(async () =>
    root.render(
      <PageBoundary path="/">
        <Part />
      </PageBoundary>,
    ),
  )
  return asked
}

const press = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  return act(async () => place.querySelector('button')?.click())
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

  it('comes with the next click that has a line, over the page as it is', async () => {
    const asked = await showOpener()
    const typed = Object.assign(place.querySelector('input') ?? {}, { value: 'what was typed' })
    await press(false)
    await press(false)
    expect([place.textContent, asked.mock.calls.length]).toEqual(['', 2])
    await press(true)
    expect(place.textContent).toBe('the overlay')
    expect(place.querySelector('input')).toBe(typed)
    expect(sessionStorage.getItem('reloaded-at')).toBeNull()
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

it('an overlay that has come once opens at once, and is not asked for again', async () => {
  const asked = await showOpener()
  await press(true)
  await press(true)
  expect(place.textContent).toBe('')
  act(() => place.querySelector('button')?.click())
  expect([place.textContent, asked.mock.calls.length]).toEqual(['the overlay', 1])
})
