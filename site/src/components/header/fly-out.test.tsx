// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FlyOut } from './fly-out'

const gone = vi.hoisted((): string[] => [])
vi.mock('gatsby', () => ({
  graphql: () => '',
  navigate: (address: string) => void gone.push(address),
}))

let root: Root
const dialog = () => document.querySelector('dialog')
const entry = (href: string) => ({ key: href, title: href, href, isExternal: false, children: [] })

/** The menu with one entry. */
async function shown(href: string): Promise<void> {
  const header = {
    homePath: '/',
    season: null,
    hotel: { hotelName: 'Edelgrat', phone: null, email: null, shopLink: null, bookingEngineLink: null },
    menu: [],
    flyout: [entry(href)],
    summerPageLink: null,
    winterPageLink: null,
  }
  await act(async () =>
    root.render(
      <FlyOut header={header} searchPath="/suche" texts={(key) => key}>
        {null}
      </FlyOut>,
    ),
  )
}

async function opened(href: string): Promise<void> {
  await shown(href)
  dialog()?.setAttribute('open', '')
}

/** Clicks as a visitor. Answers whether the browser follows the link. */
function click(href: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  let isFollowed = false
  const look = (seen: Event) => {
    isFollowed = !seen.defaultPrevented
    seen.preventDefault()
  }
  window.addEventListener('click', look)
  act(() => void document.querySelector(`a[href="${href}"]`)?.dispatchEvent(event))
  window.removeEventListener('click', look)
  return isFollowed
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  gone.length = 0
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

describe('an entry of the menu', () => {
  it('that is a page opens in this document', async () => {
    await opened('/zimmer')
    click('/zimmer')
    expect(gone).toEqual(['/zimmer'])
    expect(dialog()?.open).toBe(false)
  })

  it('that is a file is left to the browser, which has a program for it', async () => {
    await opened('/events/kalender.ics')
    expect(click('/events/kalender.ics')).toBe(true)
    expect(gone).toEqual([])
  })

  it('opens in another window where the visitor wants it so', async () => {
    await opened('/zimmer')
    expect(click('/zimmer', { shiftKey: true })).toBe(true)
    expect(gone).toEqual([])
    expect(dialog()?.open).toBe(true)
  })
})

describe('the menu that a visitor opened before the app was there', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '')
    }
    window.history.replaceState(null, '', '/zimmer?guests=2#menu')
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('is a dialog once it is, under an address without it, and leads to a page as ever', async () => {
    await shown('/spa')
    expect([
      dialog()?.open,
      window.location.pathname + window.location.search + window.location.hash,
    ]).toEqual([true, '/zimmer?guests=2'])
    click('/spa')
    expect(gone).toEqual(['/spa'])
    expect(dialog()?.open).toBe(false)
  })

  it('says that the app is there, so that being the target of the link shows nothing any more', async () => {
    await shown('/spa')
    expect(dialog()?.dataset.app).toBe('yes')
  })
})

it('a link that leads to the menu opens it', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  await shown('/spa')
  expect(dialog()?.open).toBe(false)
  window.history.replaceState(null, '', '/zimmer#menu')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect([dialog()?.open, window.location.hash]).toEqual([true, ''])
  window.history.replaceState(null, '', '/')
})
