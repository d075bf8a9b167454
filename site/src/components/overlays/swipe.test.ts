import { expect, it } from 'vitest'
import { turnOf } from './swipe'

const from = { clientX: 200, clientY: 400 }
const to = (aside: number, down: number) => ({ clientX: 200 + aside, clientY: 400 + down })

it('a finger turns one picture on to the left, and one back to the right', () => {
  expect(turnOf(from, to(-60, 5))).toBe(1)
  expect(turnOf(from, to(60, -5))).toBe(-1)
})

it('a touch, and a finger that scrolls, turn nothing', () => {
  for (const place of [to(0, 0), to(-39, 0), to(50, 120), to(-50, -51)]) expect(turnOf(from, place)).toBe(0)
})
