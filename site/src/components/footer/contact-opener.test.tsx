// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks } from '../../navigation/follow-links'
import { ContactOpener } from './contact-opener'
import type { FooterData } from './footer-data'

vi.mock('../overlays/contact-overlay', () => ({ default: () => 'the overlay' }))

const footer: Pick<FooterData, 'homePath'> = { homePath: '/' }
const steps: string[] = []
let root: Root
let stop: () => void
let place: HTMLElement

// A click on what nobody answers leaves the page, which jsdom cannot.
beforeAll(() =>
  document.body.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.matches('[href^="https"]')) event.preventDefault()
  }),
)
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  document.body.innerHTML =
    '<a href="/fr#contact">a</a><a href="https://partner.example/#contact">b</a><a href="/fr">c</a><div></div>'
  steps.length = 0
  // It began to listen before the footer did, as when a footer of another language has come.
  stop = followLinks({ ___navigate: (to) => steps.push(to) })
  place = document.querySelector('div') ?? document.body
  root = createRoot(place)
  act(() => root.render(<ContactOpener footer={footer as FooterData} texts={(key) => key} />))
})
afterEach(() => {
  act(() => root.unmount())
  stop()
  vi.unstubAllGlobals()
})

const click = (link: string) =>
  act(async () => document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click())

describe('a link to the contact', () => {
  it('opens it over the page that one is on, also where links were followed before this footer came', async () => {
    await click('/fr#contact')
    expect([place.textContent, steps]).toEqual(['the overlay', []])
  })

  it('of another site leads there', async () => {
    await click('https://partner.example/#contact')
    expect(place.textContent).toBe('')
  })

  it('is not any other link', async () => {
    await click('/fr')
    expect([place.textContent, steps]).toEqual(['', ['/fr']])
  })
})
