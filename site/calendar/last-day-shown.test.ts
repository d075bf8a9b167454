import { expect, it } from 'vitest'
import { lastDayShown } from './last-day-shown'

it.each([
  ['2026-12-31', '21:30', '2027-01-01', '01:30', '2026-12-31'],
  ['2026-12-11', '18:00', '2026-12-13', '16:00', '2026-12-13'],
  ['2026-12-11', '10:00', '2026-12-12', '16:00', '2026-12-12'],
  ['2026-12-11', '20:00', '2026-12-12', '20:00', '2026-12-12'],
  ['2026-12-11', '10:00', '2027-01-10', null, '2027-01-10'],
  ['2026-12-11', null, '2026-12-12', null, '2026-12-12'],
  ['2026-12-11', '10:00', '2026-12-11', '12:00', '2026-12-11'],
])('what lasts from %s %s to %s %s is shown until %s', (startDate, startTime, endDate, endTime, last) => {
  expect(lastDayShown({ startDate, startTime, endDate, endTime })).toBe(last)
})
