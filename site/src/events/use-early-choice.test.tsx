// @vitest-environment jsdom
import { act, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEarlyChoice } from './use-early-choice'
import { useQuery } from './use-query'

let root: Root | undefined
const chosen: string[] = []

/** A select of a page whose address the app learns with its second drawing. */
function Page() {
  const query = useQuery('?resort=tal')
  const box = useRef<HTMLSelectElement>(null)
  useEarlyChoice(box, 'may', (month) => chosen.push(month + query))
  return (
    <select ref={box} aria-label="month" value="may" onChange={() => undefined}>
      <option value="may">May</option>
      <option value="june">June {query}</option>
    </select>
  )
}

/** The page as it came, with what its visitor chose before the app was there. */
async function comesAliveAfter(choice: string): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  const select = place.querySelector('select')
  if (select) select.value = choice
  await act(async () => {
    root = hydrateRoot(place, <Page />)
  })
  await act(async () => void vi.runAllTimers())
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  chosen.length = 0
})
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('what was chosen before the app was there counts once it is, beside what the address says', async () => {
  await comesAliveAfter('june')
  expect(chosen).toEqual(['june?resort=tal'])
})

it('where nothing was chosen nothing happens', async () => {
  await comesAliveAfter('may')
  expect(chosen).toEqual([])
})
