// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryOf } from './search-address'
import { useQueryField } from './use-query-field'

const gone = vi.hoisted((): string[] => [])
vi.mock('gatsby', () => ({ navigate: (address: string) => void gone.push(address) }))

function Field({ query }: { query: string }) {
  const box = useRef<HTMLInputElement>(null)
  const { write } = useQueryField(box, '/suche', query)
  return <input ref={box} defaultValue={query} onChange={({ target }) => write(target.value)} />
}

/** A search that is open. */
function opened(address: string) {
  window.history.replaceState(null, '', address)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const show = (query: string) => act(() => root.render(<Field query={query} />))
  show(queryOf(window.location.search))
  const field = () => place.querySelector('input') ?? document.createElement('input')
  return {
    show,
    says: () => field().value,
    type(text: string) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      act(() => void field().dispatchEvent(new Event('input', { bubbles: true })))
    },
    /** The browser is at another address; the app has not shown it yet. */
    moveTo(there: string) {
      window.history.replaceState(null, '', there)
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    },
  }
}

beforeEach(() => {
  gone.length = 0
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('the field of the search', () => {
  it('keeps what is typed while the app still shows what was typed before', () => {
    const { show, says, type } = opened('/suche')
    type('arven')
    type('arvenzimmer')
    expect(gone).toEqual(['/suche?q=arven', '/suche?q=arvenzimmer'])
    show('arven')
    expect(says()).toBe('arvenzimmer')
    show('arvenzimmer')
    expect(says()).toBe('arvenzimmer')
  })

  it('goes back with the visitor from a search that the app did not get to show', () => {
    const { says, type, moveTo } = opened('/suche?q=fondue')
    type('ofen')
    moveTo('/suche?q=fondue')
    expect(says()).toBe('fondue')
  })

  it('says what a link leads to', () => {
    const { show, says, type } = opened('/suche?q=fondue')
    type('ofen')
    show('ofen')
    show('sauna')
    expect(says()).toBe('sauna')
  })

  it('stays as it is where back leads to another page', () => {
    const { says, moveTo } = opened('/suche?q=fondue')
    moveTo('/zimmer')
    expect(says()).toBe('fondue')
  })
})
