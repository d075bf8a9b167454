// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCurrentPath } from './current-path'
import { patience, startStepStatus, tellPage, whileWaiting } from './step-status'

const body = `<div id="gatsby-announcer" aria-live="assertive"></div>
  <div data-on-its-way="Die Seite wird geladen …"><main><h1> Zimmer </h1></main></div>`

const told = () => document.querySelector('body > [aria-live="polite"]')?.textContent
const isWaiting = () => 'waiting' in document.documentElement.dataset

let coming = Promise.resolve({})
const asked: string[] = []
const app = {
  addEventListener: window.addEventListener.bind(window),
  location: { pathname: '/geschichte' },
  ___loader: {
    loadPage: (path: string) => {
      asked.push(path)
      return coming
    },
  },
}

/** What a step waits for, until the test lets it come. */
function wait() {
  const ends: { come?: (page: string) => void; fail?: (page: string) => void } = {}
  const page = new Promise<string>((come, fail) => Object.assign(ends, { come, fail }))
  return { waits: whileWaiting(page), end: (how: keyof typeof ends = 'come') => ends[how]?.('the page') }
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = body
  startStepStatus(app)
})

afterEach(() => {
  tellPage()
  vi.useRealTimers()
})

it('a page that comes soon is not told as one that waits', async () => {
  const step = wait()
  vi.advanceTimersByTime(patience - 1)
  step.end()
  expect(await step.waits).toBe('the page')
  vi.advanceTimersByTime(patience)
  expect([isWaiting(), told()]).toEqual([false, ''])
})

it('a page that is long in coming is told, until it has come or failed to', async () => {
  for (const end of ['come', 'fail'] as const) {
    const step = wait()
    vi.advanceTimersByTime(patience)
    expect([isWaiting(), told()]).toEqual([true, 'Die Seite wird geladen …'])
    step.end(end)
    await step.waits.catch(() => undefined)
    expect(isWaiting()).toBe(false)
  }
})

it('a newer step waits for itself: an older one that comes does not end it', async () => {
  const older = wait()
  vi.advanceTimersByTime(patience)
  const newer = wait()
  expect(isWaiting()).toBe(false)
  vi.advanceTimersByTime(patience)
  older.end()
  await older.waits
  expect(isWaiting()).toBe(true)
  newer.end()
  await newer.waits
  expect(isWaiting()).toBe(false)
})

it('a page that is shown is told by its heading, or by its title, and ends the wait of a step that came to nothing', () => {
  wait()
  vi.advanceTimersByTime(patience)
  tellPage()
  expect(isWaiting()).toBe(false)
  vi.runAllTimers()
  expect(told()).toBe('Zimmer')
  document.title = 'Impressum'
  document.querySelector('h1')?.remove()
  tellPage()
  vi.runAllTimers()
  expect(told()).toBe('Impressum')
})

it('a page that one goes back to is told as one that waits, until it has come', async () => {
  let come: (page: object) => void = () => undefined
  coming = new Promise((resolve) => {
    come = resolve
  })
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(asked.at(-1)).toBe('/geschichte')
  vi.advanceTimersByTime(patience)
  expect([isWaiting(), told()]).toEqual([true, 'Die Seite wird geladen …'])
  come({})
  await vi.waitFor(() => expect(isWaiting()).toBe(false))
})

it('a dialog that closes, which is a step back, too, ends no wait for another page', () => {
  setCurrentPath(app.location.pathname)
  wait()
  vi.advanceTimersByTime(patience)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(isWaiting()).toBe(true)
})

it('nothing else speaks: what Gatsby says in English in every language is put away', () => {
  expect(document.getElementById('gatsby-announcer')?.hidden).toBe(true)
})
