import { expect, it } from 'vitest'
import { timeWords } from './times'
import { de } from './words/de'
import { en } from './words/en'

const now = Date.parse('2026-11-25T12:03:04.100Z')

it('a time of another day says its day, and one of another year its year, also where it is the same day of the year', () => {
  const [german, english] = [timeWords('Europe/Zurich', now, de), timeWords('Europe/Zurich', now, en)]
  expect(german.minute(now)).toBe('13:03')
  expect(german.minute(now - 86_400_000)).toBe('24.11., 13:03')
  expect(german.minute(now + 365 * 86_400_000)).toBe('25.11.2027, 13:03')
  expect(english.clock(now + 365 * 86_400_000)).toBe('25 Nov 2027, 13:03:04')
})

it('the year is the one of the hotel: an hour before midnight in UTC is the next one already', () => {
  const newYear = Date.parse('2026-12-31T23:30:00Z')
  expect(timeWords('Europe/Zurich', newYear + 3_600_000, de).minute(newYear)).toBe('00:30')
})
