// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeScreen } from './code-screen'
import { MediaCorner } from './media-corner'

vi.mock('gatsby', () => ({ graphql: () => '' }))
vi.mock('gatsby-plugin-react-i18next', async () => import('../testing/page-texts'))
const check = vi.hoisted(() => ({ token: 0 }))
vi.mock('./bot-check', () => ({
  botCheckIn: () => ({
    start: () => undefined,
    stop: () => undefined,
    renew: () => {
      check.token += 1
    },
    token: async () => `token ${check.token}`,
  }),
}))

const given: string[] = []
let root: Root
let place: HTMLElement

/** A press that takes every code, and a browser that has kept of its sessions what is told. */
function answerWith(kept: { session: unknown; list: Response }): void {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      given.push(JSON.parse(String(body)).token)
      return Response.json({ until: '2027-05-03T10:00:00Z' })
    }
    return address === '/gate/session' ? Response.json(kept.session) : kept.list.clone()
  })
}
const nothing = { session: { until: null }, list: new Response(null, { status: 401 }) }

const status = () => place.querySelector('#access-answer')?.textContent ?? ''
const show = (element: ReactNode) => act(async () => root.render(element))
async function sendCode(): Promise<void> {
  Object.assign(place.querySelector('#access-code') ?? {}, { value: 'RIGHT' })
  await act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click())
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  given.length = 0
  window.location.hash = ''
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const corner = <MediaCorner language="de" email="press@hotel.example" timeZone="Europe/Zurich" />
const screen = <CodeScreen language="de" email="press@hotel.example" opens="#the-page" />

describe.each([
  ['the media corner', corner],
  ['the screen before a guarded page', screen],
])('a right code whose session the browser did not keep, in %s', (_where, element) => {
  it('is told of, with whom to write to, and the next attempt has a token of its own', async () => {
    answerWith(nothing)
    await show(element)
    for (const _ of [1, 2]) {
      await sendCode()
      expect(status()).toContain('notKept')
      expect(status()).toContain('press@hotel.example')
    }
    expect(new Set(given).size).toBe(2)
    expect(place.querySelector('button[type=submit]')?.getAttribute('aria-disabled')).toBe('false')
    expect(window.location.hash).toBe('')
  })
})

describe('a right code', () => {
  it('opens the media corner, whose title gets the focus', async () => {
    answerWith(nothing)
    await show(corner)
    answerWith({ ...nothing, list: Response.json({ until: '2027-05-03T10:00:00Z', sections: [] }) })
    await sendCode()
    expect(place.querySelector('[data-media-corner="open"]')).not.toBeNull()
    expect(document.activeElement?.localName).toBe('h1')
  })

  it.each([
    ['de', '08:05'],
    ['fr', '8\u00a0h\u00a005'],
    ['en', '8.05\u00a0am'],
  ] as const)('is told in %s until when it is good as the pages write it: %s', async (language, time) => {
    answerWith({
      session: { until: '2027-05-03T06:05:00Z' },
      list: Response.json({ until: '2027-05-03T06:05:00Z', sections: [] }),
    })
    await show(<MediaCorner language={language} email="press@hotel.example" timeZone="Europe/Zurich" />)
    expect(place.textContent).toContain(`"time":"${time}"`)
  })

  it('leads on to a guarded page', async () => {
    answerWith(nothing)
    await show(screen)
    answerWith({ ...nothing, session: { until: '2027-05-03T10:00:00Z' } })
    await sendCode()
    expect(window.location.hash).toBe('#the-page')
  })

  it('after which the press no longer answers is not told to be none that was kept', async () => {
    answerWith(nothing)
    await show(corner)
    answerWith({ ...nothing, list: new Response(null, { status: 503 }) })
    await sendCode()
    expect(status()).toContain('unavailable')
  })
})
