import { expect, test } from 'vitest'
import { houseZone } from '../../../calendar/zone-offsets'
import { lightOf, viewAt, viewByDay } from './view-of-hour'

const zurich = houseZone('Europe/Zurich')

test('four views stand for dawn, day, dusk and night by the clock of the house', () => {
  const at = (time: string) => viewAt(Date.parse(time), zurich, 4)
  expect(at('2027-01-15T08:20:00+01:00')).toBe(0)
  expect(at('2027-01-15T12:00:00+01:00')).toBe(1)
  expect(at('2027-01-15T16:30:00+01:00')).toBe(2)
  expect(at('2027-01-15T18:00:00+01:00')).toBe(3)
  expect(at('2027-07-15T20:40:00+02:00')).toBe(2)
  expect(at('2027-07-15T04:30:00+02:00')).toBe(3)
})

test('the clock is that of the house, not that of the machine', () => {
  const noonInZurich = Date.parse('2027-01-15T11:00:00Z')
  expect(viewAt(noonInZurich, zurich, 4)).toBe(1)
  expect(viewAt(noonInZurich, houseZone('Pacific/Auckland'), 4)).toBe(3)
})

test('any number of views shares the day', () => {
  const midnight = Date.parse('2027-01-15T00:00:00+01:00')
  expect([1, 2, 3, 8].map((count) => viewAt(midnight, zurich, count))).toEqual([0, 1, 2, 6])
  expect([0, 1, 4].map(viewByDay)).toEqual([0, 0, 1])
})

test('the light changes in its order through every day of the year', () => {
  for (let month = 0; month < 12; month++) {
    const day = Array.from({ length: 1440 }, (_, minute) => lightOf(minute, month))
    expect(day.filter((light, minute) => light !== day[minute - 1])).toEqual([3, 0, 1, 2, 3])
  }
})
