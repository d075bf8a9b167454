// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { turnOf, useSwipe } from './use-swipe'

const from = { clientX: 200, clientY: 400 }
const to = (aside: number, down: number) => ({ clientX: 200 + aside, clientY: 400 + down })

it('a finger turns one picture on to the left, and one back to the right', () => {
  expect(turnOf(from, to(-60, 5))).toBe(1)
  expect(turnOf(from, to(60, -5))).toBe(-1)
})

it('a touch, and a finger that scrolls, turn nothing', () => {
  for (const place of [to(0, 0), to(-39, 0), to(50, 120), to(-50, -51)]) expect(turnOf(from, place)).toBe(0)
})

describe('the pictures of a gallery', () => {
  let root: Root
  let view: EventTarget & { scale: number }
  const turn = vi.fn()

  function Pictures() {
    return <section {...useSwipe(turn)} />
  }
  const section = (): HTMLElement => document.querySelector('section') ?? document.body

  function touch(type: 'touchstart' | 'touchend', ...fingers: object[]): void {
    const event = new Event(type, { bubbles: true })
    Object.assign(event, type === 'touchend' ? { changedTouches: fingers } : { touches: fingers })
    act(() => void section().dispatchEvent(event))
  }
  const enlarge = (scale: number) =>
    act(() => {
      view.scale = scale
      view.dispatchEvent(new Event('resize'))
    })

  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    view = Object.assign(new EventTarget(), { scale: 1 })
    vi.stubGlobal('visualViewport', view)
    turn.mockClear()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() => root.render(<Pictures />))
  })
  afterEach(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('are turned by one finger, and not by two that enlarge', () => {
    touch('touchstart', from)
    touch('touchend', to(-60, 0))
    expect(turn.mock.calls).toEqual([[1]])
    touch('touchstart', from)
    touch('touchstart', from, to(40, 0))
    touch('touchend', to(-60, 0))
    expect(turn).toHaveBeenCalledOnce()
  })

  it('are not turned where the page is enlarged: a finger moves about in it, in every direction', () => {
    enlarge(2)
    expect(section().dataset.enlarged).toBe('true')
    touch('touchstart', from)
    touch('touchend', to(-60, 0))
    expect(turn).not.toHaveBeenCalled()
    enlarge(1)
    expect(section().dataset.enlarged).toBeUndefined()
    touch('touchstart', from)
    touch('touchend', to(-60, 0))
    expect(turn).toHaveBeenCalledOnce()
  })
})
