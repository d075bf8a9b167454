// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageSwitch } from '../components/layout/language-switch'
import { useAllowed } from '../consent/consent-store'

const steps = vi.hoisted((): string[] => [])
vi.mock('gatsby', () => ({ navigate: (address: string) => void steps.push(address) }))

const refuse = (): never => {
  throw new DOMException('The document is sandboxed.', 'SecurityError')
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const ChosenMap = () => (useAllowed('map') ? 'a map' : 'none before it is asked for')

describe('a browser that refuses cookies, even to be asked for them', () => {
  it('changes the language, and agrees to nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    await act(async () =>
      root.render(
        <>
          <ChosenMap />
          <LanguageSwitch
            language="de"
            path="/"
            translations={[{ language: 'fr', path: '/fr' }]}
            label="Sprache"
            leadsHome=""
          />
        </>,
      ),
    )
    expect(place.textContent).toContain('none before it is asked for')
    await act(async () => place.querySelector<HTMLElement>('a[href="/fr"]')?.click())
    expect(steps).toEqual(['/fr'])
    act(() => root.unmount())
  })
})
