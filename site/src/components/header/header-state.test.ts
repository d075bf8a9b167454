import { expect, test } from 'vitest'
import { headerState } from './header-state'

const at = (now: number, last: number, heroEnd = 0) => headerState({ now, last, heroEnd, headerHeight: 100 })

test('over the hero the header has no ground, after it it has', () => {
  expect(at(700, 690, 900).isSolid).toBe(false)
  expect(at(801, 790, 900).isSolid).toBe(true)
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
