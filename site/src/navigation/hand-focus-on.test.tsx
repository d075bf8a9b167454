// @vitest-environment jsdom
import { act, type ReactNode, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import FilmOverlay from '../components/film/film-overlay'
import { Seal } from '../components/footer/seal'
import { MapFrame } from '../components/map/map-frame'
import { EventsList } from '../events/events-list'
import { useList } from '../events/use-list'
import { RoomFinderPart } from '../parts/room-finder/room-finder'
import { handFocusOn } from './hand-focus-on'

vi.mock('gatsby', () => ({ graphql: () => '', navigate: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../testing/page-texts'))
vi.mock('../third-parties/embeds', () => ({
  embedOrigin: () => 'https://others.example',
  sealUrl: () => 'https://others.example/seal',
}))
// jsdom opens no dialog.
vi.mock('../components/dialog/overlay', () => ({
  default: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
}))

let root: Root
let place: HTMLElement

/** Presses the control that says it, as the keyboard does: it has the focus. */
async function press(words: string): Promise<void> {
  const controls = [...place.querySelectorAll<HTMLElement>('button, a')]
  const control = controls.find(({ textContent }) => textContent.includes(words))
  control?.focus()
  expect(document.activeElement).toBe(control)
  await act(async () => control?.click())
  expect(control?.isConnected).toBe(false)
}
const focused = () => document.activeElement
const show = (element: ReactNode) => act(async () => root.render(element))

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  window.history.replaceState(null, '', '/')
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

describe('a control that goes by its own deed hands the focus on', () => {
  it('to the map that it loads', async () => {
    await show(<MapFrame latitude={46.5} longitude={9.8} title="Karte" />)
    await press('loadMap')
    expect(focused()).toBe(place.querySelector('iframe'))
  })

  it('to the seal that it loads, which takes none on the next page', async () => {
    const seal = <Seal texts={(key) => key} language="de" />
    await show(seal)
    await press('sealLoad')
    expect(focused()).toBe(place.querySelector('iframe'))
    await show(null)
    await show(seal)
    expect(place.querySelector('iframe')).not.toBeNull()
    expect(focused()).toBe(document.body)
  })

  it('to the screen of the film that it loads, and not into the film', async () => {
    const film = { provider: 'vimeo', videoId: '1', title: 'Licht', duration: null, poster: null }
    await show(<FilmOverlay film={{ ...film, animatedPoster: null }} onClose={() => undefined} />)
    await press('loadFilm')
    expect(focused()?.getAttribute('aria-label')).toBe('Licht')
    expect(focused()?.querySelector('iframe')).not.toBeNull()
  })
})

const room = (path: string, guests: number, hasStove: boolean) => ({
  path,
  title: path,
  ownFeature: null,
  size: null,
  guests,
  beds: null,
  floorText: null,
  floors: [],
  allowsDogs: false,
  hasStove,
  hasBathtub: false,
  prices: [],
  floorPlan: null,
})
const finder = {
  key: 'finder',
  sectionId: null,
  background: 'WHITE',
  title: null,
  lead: null,
  rooms: [room('/zimmer/a', 4, false), room('/zimmer/b', 2, true)],
}

describe('what one wished of a room and takes back hands the focus on to the wishes', () => {
  it.each([
    ['all at once', '?guests=4', 'resetWishes'],
    ['one that leaves no room', '?guests=4&stove=yes', 'with_stove'],
  ])('%s', async (_what, query, words) => {
    window.history.replaceState(null, '', `/zimmer${query}`)
    await show(<RoomFinderPart part={finder} />)
    await press(words)
    expect(focused()).toBe(place.querySelector('nav'))
  })
})

const listOf = { key: 'all', textLanguage: 'de', categories: [{ id: '7', title: 'Musik' }], resorts: [] }

/** A month without events, which follows its address. */
function List() {
  const [query, setQuery] = useState(window.location.search)
  const data = { month: { month: '2027-06', teasers: [] }, facets: listOf, calendar: { months: [] } }
  const list = useList({ ...data, isHouseClosed: false } as never, '/events', query)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands in for what follows links
    <div
      onClick={(event) => {
        event.preventDefault()
        if (event.target instanceof HTMLAnchorElement) setQuery(event.target.search)
      }}
    >
      <EventsList list={list} path="/events" listPath="/events" language="de" next={null} booking={null} />
    </div>
  )
}

describe('what was chosen of the events and is taken back hands the focus on to the title of the list', () => {
  it.each([
    ['a category', '?category=7', 'reset'],
    ['the days of a visit', '?arrival=2027-06-03&departure=2027-06-02', 'endStay'],
  ])('%s', async (_what, query, words) => {
    window.history.replaceState(null, '', `/events${query}`)
    await show(<List />)
    await press(words)
    expect(focused()).toBe(place.querySelector('h1'))
  })
})

describe('a control', () => {
  function Counted() {
    const [count, setCount] = useState(0)
    const other = useRef<HTMLParagraphElement>(null)
    return (
      <>
        <p ref={other} tabIndex={-1} />
        <input />
        {count < 2 ? (
          <button ref={handFocusOn(() => other.current)} type="button" onClick={() => setCount(count + 1)} />
        ) : null}
      </>
    )
  }
  const click = () => act(async () => place.querySelector('button')?.click())

  it('that stays keeps the focus until it goes', async () => {
    await show(<Counted />)
    const button = place.querySelector('button')
    button?.focus()
    await click()
    expect(focused()).toBe(button)
    await click()
    expect(focused()).toBe(place.querySelector('p'))
  })

  it('that goes without having had the focus takes none away', async () => {
    await show(<Counted />)
    place.querySelector('input')?.focus()
    await click()
    await click()
    expect(place.querySelector('button')).toBeNull()
    expect(focused()).toBe(place.querySelector('input'))
  })
})
