// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStay, stayWithin } from '../../addresses/stay'
import { nothingSelected } from './selection'
import { StayForm } from './stay-form'

const app = vi.hoisted(() => ({ go: (_address: string): void => undefined }))
vi.mock('gatsby', () => ({ graphql: () => '', navigate: (address: string) => app.go(address) }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../testing/page-texts'))

const months = ['2027-05', '2027-06'].map((month) => ({ month, path: `/events/${month}`, counts: [] }))
const gone: string[] = []

/** The list of June, which follows its address. */
function ListOfJune() {
  const [query, setQuery] = useState('')
  app.go = (address) => {
    gone.push(address)
    setQuery(new URL(address, 'https://hotel.example').search)
  }
  const asked = stayWithin(
    readStay(query),
    months.map(({ month }) => month),
  )
  const list = {
    month: '2027-06',
    selection: nothingSelected,
    asked,
    stay: asked?.stay,
    missing: [],
    isLoading: false,
    ahead: [],
    shown: [],
    months,
    facets: { textLanguage: 'de', categories: [], resorts: [] },
    isHouseClosed: false,
  } as const
  return (
    <StayForm list={list} path="/events/2027-06" language="de" booking={null} toTitle={() => undefined} />
  )
}

let root: Root
let place: HTMLElement

function found<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const element = place.querySelector<Kind>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}
const input = (name: string) => found<HTMLInputElement>(`[name=${name}]`)

/** Puts two days in and sends them by Enter in the second. */
async function send(arrival: string, departure: string): Promise<void> {
  input('arrival').value = arrival
  input('departure').value = departure
  input('departure').focus()
  await act(async () => found<HTMLFormElement>('form').requestSubmit())
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  gone.length = 0
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  act(() => root.render(<ListOfJune />))
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

describe('days that are no visit', () => {
  it.each([
    ['reversed', '2027-06-07', '2027-06-03', ['arrival', 'departure']],
    ['outside', '2026-06-03', '2026-06-07', ['arrival', 'departure']],
    ['incomplete', '2027-06-03', '', ['departure']],
    ['incomplete', '', '2027-06-03', ['arrival']],
    ['incomplete', '', '', ['arrival', 'departure']],
  ])(
    'as they are %s (%s, %s) are told of beside the fields that are wrong, of which the first has the focus',
    async (fault, arrival, departure, wrong) => {
      const live = found('[aria-live]')
      for (const _ of [1, 2]) {
        await send(arrival, departure)
        expect(found('[aria-live]')).toBe(live)
        expect([...live.querySelectorAll('[data-shown]')].map(({ id }) => id)).toEqual([`stay-${fault}`])
        const invalid = [...place.querySelectorAll('[aria-invalid=true]')]
        expect(invalid.map((field) => field.getAttribute('name'))).toEqual(wrong)
        for (const field of invalid) expect(field.getAttribute('aria-describedby')).toBe(`stay-${fault}`)
        expect(document.activeElement).toBe(invalid[0])
      }
      expect([input('arrival').value, input('departure').value]).toEqual([arrival, departure])
      expect(gone.every((address) => address.startsWith('/events/2027-06?'))).toBe(true)
    },
  )
})

describe('days of a visit', () => {
  it('lead to the month of the arrival, and leave the focus where it is', async () => {
    await send('2027-05-28', '2027-06-03')
    expect(gone).toEqual(['/events/2027-05?arrival=2027-05-28&departure=2027-06-03'])
    expect(document.activeElement).toBe(input('departure'))
    expect(input('departure').getAttribute('aria-invalid')).toBeNull()
    expect(input('departure').getAttribute('aria-describedby')).toBeNull()
  })

  it('follow the address', async () => {
    await send('2027-06-03', '2027-06-07')
    await act(async () => app.go('/events/2027-06?arrival=2027-06-10&departure=2027-06-12'))
    expect([input('arrival').value, input('departure').value]).toEqual(['2027-06-10', '2027-06-12'])
    await act(async () => app.go('/events/2027-06'))
    expect([input('arrival').value, input('departure').value]).toEqual(['', ''])
  })

  it('are kept as they are put in while the address says nothing else', async () => {
    input('arrival').value = '2027-06-03'
    await act(async () => app.go('/events/2027-06?category=7'))
    expect(input('arrival').value).toBe('2027-06-03')
  })
})
