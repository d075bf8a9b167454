// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepFragmentsReadable, withReadableFragment } from './readable-fragment'

it('a fragment that cannot be decoded stays as it looks, and can be decoded', () => {
  for (const [fragment, readable] of [
    ['#%', '#%25'],
    ['#50%', '#50%25'],
    ['#%DCbersicht', '#%25DCbersicht'],
    ['#%C3%9Cbersicht%C', '#%25C3%259Cbersicht%25C'],
  ] as const) {
    expect(withReadableFragment(`/zimmer?guests=2${fragment}`)).toBe(`/zimmer?guests=2${readable}`)
    expect(() => decodeURI(readable)).not.toThrow()
  }
})

it.each(['/zimmer', '/zimmer?rabatt=50%', '/zimmer#lage', '/zimmer#%C3%9Cbersicht', '/zimmer#'])(
  '%s stays what it is',
  (address) => expect(withReadableFragment(address)).toBe(address),
)

it('is put right before the app reads it, when a visitor comes and when the browser steps, and keeps the state of the step', () => {
  history.replaceState({ key: 'first' }, '', '/zimmer?guests=2#50%')
  keepFragmentsReadable(window)
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/zimmer?guests=2#50%25',
    { key: 'first' },
  ])
  history.pushState(null, '', '#%DC')
  let read = ''
  window.addEventListener('popstate', () => (read = location.hash), { once: true })
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(read).toBe('#%25DC')
})
