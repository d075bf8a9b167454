import { expect, it } from 'vitest'
import { curves, logShare, needles, roundUp } from './plot'

const span = { from: 0, to: 1000 }

it('draws a needle for each value of its time, ten times as much one level higher', () => {
  const share = (value: number) => logShare(value, 0.1, 100)
  expect([0.1, 1, 10, 100].map((value) => Number(share(value).toFixed(3)))).toEqual([0, 0.333, 0.667, 1])
  const drawn = needles(
    [
      { at: -1, value: 1 },
      { at: 500, value: 100 },
      { at: 1000, value: 0.01 },
    ],
    span,
    share,
    [0.5],
  ).text
  expect(drawn).toContain('d="M500.0 100V0.0M1000.0 100V97.0"')
  expect(drawn).toContain('class="level" d="M0 50.0H1000"')
})

it('draws no line over a time of which nothing is known', () => {
  const points = [0, 10, 20, 500, 510].map((at) => ({ at, value: 5 }))
  const drawn = curves([points, []], span, 10, 15, []).text
  expect(drawn).toContain('class="curve-0" d="M0.0 50.0h2L10.0 50.0L20.0 50.0M500.0 50.0h2L510.0 50.0"')
  expect(drawn).toContain('class="curve-1" d=""')
})

it.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [3, 5],
  [7, 10],
  [512, 1000],
  [Number.NaN, 1],
])('of %s the scale ends at %s', (value, end) => {
  expect(roundUp(value)).toBe(end)
})
