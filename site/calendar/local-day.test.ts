import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, instantOf, isDay, isTime, lastDayOf, localDay } from './local-day'

const zurich = 'Europe/Zurich'
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a day of the calendar', () => {
  it('knows the end of each month, in leap years too', () => {
    const ends = Array.from({ length: 12 }, (_, index) => lastDayOf(addMonths('2026-01', index)))
    expect(ends.map((end) => end.slice(5))).toEqual([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
      '12-31',
    ])
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
    expect(lastDayOf('2100-02')).toBe('2100-02-28')
  })

  it('refuses 31 February, 29 February of a common year and anything that is not YYYY-MM-DD', () => {
    expect(['2027-02-31', '2027-02-29', '2027-13-01', '2027-00-10', '27-1-1', ''].filter(isDay)).toEqual([])
    expect(isDay('2028-02-29')).toBe(true)
  })

  it('counts on over month ends, year ends and clock changes, and back again', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })

  it('wraps months into the next year and back', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
})

describe('a time of day', () => {
  it('runs from 00:00 to 23:59', () => {
    expect(['00:00', '23:59'].every(isTime)).toBe(true)
    expect(['24:00', '12:60', '7:30', '0730', ''].filter(isTime)).toEqual([])
  })
})

describe('the day in the hotel’s zone', () => {
  it('turns at midnight there, in winter and in summer', () => {
    expect(localDay(new Date('2026-12-31T22:59:59Z'), zurich)).toBe('2026-12-31')
    expect(localDay(new Date('2026-12-31T23:00:00Z'), zurich)).toBe('2027-01-01')
    expect(localDay(new Date('2026-06-30T21:59:59Z'), zurich)).toBe('2026-06-30')
    expect(localDay(new Date('2026-06-30T22:00:00Z'), zurich)).toBe('2026-07-01')
  })

  it('is handled once in both nights of the clock change', () => {
    const hours = (from: string) =>
      Array.from({ length: 50 }, (_, index) =>
        localDay(new Date(Date.parse(from) + index * 3_600_000), zurich),
      )
    for (const from of ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z']) {
      const days = hours(from)
      expect([...days].sort()).toEqual(days)
      expect(new Set(days).size).toBe(3)
    }
  })
})

describe('the instant of a local time', () => {
  it('follows the clock of the season', () => {
    expect(instantOf('2026-01-10', '20:30', zurich)?.toISOString()).toBe('2026-01-10T19:30:00.000Z')
    expect(instantOf('2026-07-10', '20:30', zurich)?.toISOString()).toBe('2026-07-10T18:30:00.000Z')
  })

  it('does not exist in the hour that spring skips', () => {
    expect(instantOf('2026-03-29', '01:59', zurich)?.toISOString()).toBe('2026-03-29T00:59:00.000Z')
    expect(instantOf('2026-03-29', '02:30', zurich)).toBeUndefined()
    expect(instantOf('2026-03-29', '03:00', zurich)?.toISOString()).toBe('2026-03-29T01:00:00.000Z')
  })

  it('is the first of the two that autumn shows', () => {
    expect(instantOf('2026-10-25', '02:30', zurich)?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2026-10-25', '03:00', zurich)?.toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })

  it('leads back to its own day in any zone', () => {
    const zones = fc.constantFrom('Europe/Zurich', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland')
    fc.assert(
      fc.property(anyDay, zones, (day, zone) => {
        const noon = instantOf(day, '12:00', zone)
        expect(noon && localDay(noon, zone)).toBe(day)
      }),
    )
  })
})
