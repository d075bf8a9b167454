// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { gsap, ScrollTrigger } = vi.hoisted(() => ({
  gsap: {
    registerPlugin: vi.fn(),
    config: vi.fn(),
    defaults: vi.fn(),
    fromTo: vi.fn(),
    matchMedia: vi.fn(() => ({ add: (_query: string, begin: () => void) => begin(), revert: vi.fn() })),
  },
  ScrollTrigger: { refresh: vi.fn() },
}))
vi.mock('gsap', () => ({ gsap }))
vi.mock('gsap/ScrollTrigger', () => ({ ScrollTrigger }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('the scroll animation of what is not in a row that scrolls sideways comes from 100 px above between top-bottom and its end, scrubbed by 0.2, and measures anew after 600 ms', async () => {
  const { startReveals } = await import('./reveals')
  expect(gsap.config).toHaveBeenCalledWith({ autoSleep: 120 })
  expect(gsap.defaults).toHaveBeenCalledWith({ duration: 0.5 })
  document.body.innerHTML =
    '<p><img data-reveal="y" alt=""></p><p><img data-reveal="x" alt=""></p><p style="overflow-x: auto"><img data-reveal="y" alt=""></p>'
  for (const image of document.querySelectorAll('img'))
    image.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 1, 10, 10)
  const stop = startReveals()
  expect(gsap.fromTo.mock.calls.map(([, from, to]) => [from, to.y, to.x])).toEqual([
    [{ y: -100 }, 0, undefined],
    [{ x: -100 }, undefined, 0],
  ])
  expect(gsap.fromTo.mock.calls[0]?.[2].scrollTrigger).toMatchObject({ start: 'top bottom', scrub: 0.2 })
  vi.advanceTimersByTime(599)
  expect(ScrollTrigger.refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ScrollTrigger.refresh).toHaveBeenCalledOnce()
  stop()
})
