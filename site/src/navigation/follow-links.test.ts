// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links'

const did = vi.hoisted((): string[] => [])
/** Tells of links as if they came onto the screen, or left it. */
let tellSight: (links: readonly { target: Element; isIntersecting: boolean }[]) => void = () => undefined
const watched: Element[] = []

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof tellSight) {
        tellSight = tell
      }
      observe(link: Element): void {
        watched.push(link)
      }
      disconnect(): void {
        watched.length = 0
      }
    },
  )
  const stop = followLinks({
    ___navigate: (to, { replace }) => did.push(`${replace ? 'stay at' : 'go to'} ${to}`),
    ___loader: {
      hovering: (path) => did.push(`read ${path} now`),
      enqueue: (path) => {
        did.push(`read ${path}`)
        return { abort: () => did.push(`do not read ${path}`) }
      },
    },
  })
  return () => {
    stop()
    vi.unstubAllGlobals()
  }
})

beforeEach(() => {
  did.length = 0
  watched.length = 0
  window.history.replaceState(null, '', '/spa')
  document.body.innerHTML = `
    <a href="/zimmer?guests=2#finder"><b>rooms</b></a> <a href="/spa">spa</a> <a href="/files/menu.pdf">card</a>
    <a href="#contact">contact</a> <a href="/galerie" download>pictures</a> <a href="/kontakt" target="_self">whole</a>
    <a href="https://other.example/spa">other</a> <a href="//else.example/spa">else</a> <p>words</p>`
})

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const find = (where: string): Element => {
  const found = document.querySelector(where)
  if (!found) throw new Error(`nothing is ${where}`)
  return found
}
/** Whether the browser is left to do what it does. */
const click = (where: string, how: MouseEventInit = {}): boolean =>
  find(where).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
/** The same, of a browser that does nothing then: this one knows no other pages, and says so. */
function isLeft(where: string, how: MouseEventInit = {}): boolean {
  let left = false
  const last = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  click(where, how)
  return left
}

describe('a click', () => {
  it('on a link to a page is a step within the app, with all of its address', () => {
    expect(click('a[href^="/zimmer"] b')).toBe(false)
    expect(did).toEqual(['go to /zimmer?guests=2#finder'])
  })

  it('on the link to the page that is open adds no step to the history', () => {
    expect(click('a[href="/spa"]')).toBe(false)
    expect(did).toEqual(['stay at /spa'])
  })

  it.each([
    'a[href$=".pdf"]',
    'a[download]',
    'a[target]',
    'a[href^="https"]',
    'a[href^="//"]',
    'a[href^="#"]',
    'p',
  ])(
    'on a file, a place of the page, a download, another site, or for the browser, is the browser’s: %s',
    (where) => {
      expect(isLeft(where)).toBe(true)
      expect(did).toEqual([])
    },
  )

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'that asks for another window is the browser’s: %o',
    (how) => {
      expect(isLeft('a[href="/spa"]', how)).toBe(true)
      expect(did).toEqual([])
    },
  )

  it('that somebody else has answered is left alone', () => {
    find('a[href="/spa"]').addEventListener('click', (event) => event.preventDefault())
    click('a[href="/spa"]')
    expect(did).toEqual([])
  })
})

describe('a page is read', () => {
  it('as a pointer comes to its link, of a finger before its click', () => {
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(did).toEqual(['read /zimmer now'])
  })

  it('not on that suspicion for visitors who save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(did).toEqual([])
  })

  it('as its link comes onto the screen, and no more once that has left; also where the link came later', async () => {
    const link = document.createElement('a')
    link.setAttribute('href', '/winter')
    document.body.append(link)
    await vi.waitFor(() => expect(watched).toContain(link))
    expect(watched.map((each) => each.getAttribute('href'))).toEqual([
      '/zimmer?guests=2#finder',
      '/spa',
      '/files/menu.pdf',
      '//else.example/spa',
      '/winter',
    ])
    tellSight(watched.map((target) => ({ target, isIntersecting: true })))
    expect(did).toEqual(['read /zimmer', 'read /winter'])
    tellSight([{ target: link, isIntersecting: false }])
    expect(did.at(-1)).toBe('do not read /winter')
  })
})
