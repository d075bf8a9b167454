// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPagesWhole, wholeStyles } from './whole-styles'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
})

/** A page whose late style sheet has come, or has not. jsdom loads none by itself. */
function page(sheet: object | null): HTMLLinkElement {
  document.head.innerHTML = '<link rel="stylesheet" href="/styles.css" data-app-styles="">'
  const link = document.querySelector('link')
  if (!link) throw new Error('no link')
  Object.defineProperty(link, 'sheet', { value: sheet })
  return link
}
const asked = () => [...document.querySelectorAll('link')].slice(1)

describe('the whole style sheet', () => {
  it('stands where it has come with the scripts, or where a page has none', async () => {
    page({ cssRules: [{}] })
    expect(await wholeStyles()).toBe(true)
    expect(asked()).toEqual([])
    document.head.innerHTML = ''
    expect(await wholeStyles()).toBe(true)
  })

  it.each([
    ['load', true, null],
    ['error', false, { cssRules: [] }],
    [
      'error',
      false,
      {
        get cssRules() {
          throw new DOMException('not to be read', 'SecurityError')
        },
      },
    ],
  ] as const)(
    'is asked for again where it is not there or empty; then its %s counts',
    async (event, stands, sheet) => {
      page(sheet)
      const answer = wholeStyles()
      const [again] = asked()
      expect(again?.href).toBe(new URL('/styles.css', document.baseURI).href)
      again?.dispatchEvent(new Event(event))
      expect(await answer).toBe(stands)
    },
  )

  it('is waited for no longer than five seconds', async () => {
    page(null)
    const answer = wholeStyles()
    vi.advanceTimersByTime(5000)
    expect(await answer).toBe(false)
  })

  it('where it is missing, the next page is opened by the browser', () => {
    const app = {}
    openPagesWhole(app)
    expect(app).toEqual({ ___swUpdated: true })
  })
})
