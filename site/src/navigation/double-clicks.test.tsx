// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageSwitch } from '../components/layout/language-switch'
import { SeasonSwitch } from '../season/season-switch'

const steps = vi.hoisted((): string[] => [])
vi.mock('gatsby', () => ({
  navigate: (address: string, { replace }: { replace: boolean }) => {
    if (!replace) steps.push(address)
    window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
  },
}))

let root: Root
const show = (element: ReactNode) => act(async () => root.render(element))

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  steps.length = 0
  window.history.replaceState(null, '', '/')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

const click = (href: string) =>
  act(async () => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click())

describe('two clicks are one step back', () => {
  it.each([50, 250])('on the switch of the season, %s ms after each other', async (pause) => {
    vi.useFakeTimers()
    await show(<SeasonSwitch summer="/sommer" winter="/winter" texts={(key) => key} />)
    await click('/winter')
    await act(async () => vi.advanceTimersByTime(pause))
    await click('/winter')
    await act(async () => vi.advanceTimersByTime(1000))
    expect(steps).toEqual(['/winter'])
  })

  it('on that of the language', async () => {
    await show(
      <LanguageSwitch
        language="de"
        path="/"
        translations={[{ language: 'fr', path: '/fr' }]}
        label="Sprache"
        leadsHome=""
      />,
    )
    await click('/fr')
    await click('/fr')
    expect(steps).toEqual(['/fr'])
  })
})
