import { expect, test } from 'vitest'
import { headerState } from './header-state'

const at = (now: number, last: number, hasHero = false) =>
  headerState({ now, last, hasHero, headerHeight: 100 })

test('over a hero the header has no ground at the very top, and everywhere else it has', () => {
  expect([at(0, 40, true), at(6, 40, true)]).toEqual([
    { isSolid: false, isHidden: false },
    { isSolid: false, isHidden: false },
  ])
  for (const now of [7, 100, 640, 1200])
    expect(at(now, now + 40, true)).toEqual({ isSolid: true, isHidden: false })
})

test('over a hero it goes away with the first step down', () => {
  expect(at(20, 0, true).isHidden).toBe(true)
})

test('without a hero it is solid from the first pixel of scroll', () => {
  expect([at(0, 0).isSolid, at(1, 0).isSolid]).toEqual([false, true])
})

test('it goes away while reading down and returns on the first way up', () => {
  expect(at(600, 500).isHidden).toBe(true)
  expect(at(580, 600).isHidden).toBe(false)
})

test('a trembling thumb changes nothing', () => {
  expect(at(603, 600).isHidden).toBeUndefined()
})

test('at the top it always shows', () => {
  expect(at(80, 20).isHidden).toBe(false)
})
