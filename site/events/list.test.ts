import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, lastDayOf } from '../calendar/local-day'
import { heldForToday, listOfMonth, monthsFrom, upcoming } from './list'

const keyOf = (value: { key: string }) => value.key
const at = (startDate: string, startTime?: string) => ({
  key: `${startDate}${startTime ?? ''}`,
  startDate,
  startTime,
})

describe('the months of the list', () => {
  it('are twelve, from the current one into next year, on each last and first day of a month', () => {
    for (let index = 0; index < 12; index++) {
      const month = addMonths('2026-01', index)
      for (const today of [`${month}-01`, lastDayOf(month)]) {
        const months = monthsFrom(today)
        expect(months).toHaveLength(12)
        expect(months[0]).toBe(month)
        expect(months.at(-1)).toBe(addMonths(month, 11))
      }
    }
  })
})

describe('the list of a month', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-15', '2026-12-31', '2027-01-01'].map((date) => at(date))

  it('holds what starts in it and not before today', () => {
    const listed = (today: string) =>
      listOfMonth(days, '2026-12', today, keyOf).map((value) => value.startDate)
    expect(listed('2026-11-30')).toEqual(['2026-12-01', '2026-12-15', '2026-12-31'])
    expect(listed('2026-12-15')).toEqual(['2026-12-15', '2026-12-31'])
    expect(listed('2026-12-16')).toEqual(['2026-12-31'])
    expect(listed('2027-01-01')).toEqual([])
  })

  it('keeps what starts today on the last day of each month, and drops it the day after', () => {
    for (let index = 0; index < 12; index++) {
      const last = lastDayOf(addMonths('2027-03', index))
      const month = last.slice(0, 7)
      expect(listOfMonth([at(last)], month, last, keyOf)).toHaveLength(1)
      expect(listOfMonth([at(last)], month, addDays(last, 1), keyOf)).toEqual([])
    }
  })

  it('sorts by date, then time, with all-day first, and equal moments by key', () => {
    const list = [
      at('2026-12-02', '09:00'),
      at('2026-12-01', '21:00'),
      at('2026-12-02'),
      at('2026-12-01', '08:00'),
    ]
    const shuffled = fc.shuffledSubarray(list, { minLength: list.length })
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(listOfMonth(order, '2026-12', '2026-12-01', keyOf).map(keyOf)).toEqual([
          '2026-12-0108:00',
          '2026-12-0121:00',
          '2026-12-02',
          '2026-12-0209:00',
        ])
      }),
    )
  })
})

describe('upcoming events', () => {
  const teaser = (startDate: string, status = 'scheduled', categories = ['101']) => ({
    key: startDate,
    startDate,
    status,
    categories,
  })
  const list = [
    teaser('2026-12-05'),
    teaser('2026-12-01'),
    teaser('2026-12-02', 'cancelled'),
    teaser('2026-12-03', 'moved', ['102']),
  ]

  it('are the next from today on without cancelled ones', () => {
    expect(upcoming(list, { today: '2026-12-02' }, keyOf).map(keyOf)).toEqual(['2026-12-03', '2026-12-05'])
  })

  it('can be of one category', () => {
    expect(upcoming(list, { today: '2026-12-01', category: '101' }, keyOf).map(keyOf)).toEqual([
      '2026-12-01',
      '2026-12-05',
    ])
  })

  it('are held for the whole day: as many more as end before it does', () => {
    const today = '2026-12-01'
    const ends = (endDate: string, endTime?: string) => ({ endDate, ...(endTime ? { endTime } : {}) })
    const held = [ends(today, '10:00'), ends(today), ends(today, '22:00'), ends('2026-12-02', '01:00')]
    expect(heldForToday(held, today, 3)).toEqual([2, 4, 4])
    expect(heldForToday(held, '2026-11-30', 3)).toEqual([1, 2, 3])
    expect(heldForToday([], today, 2)).toEqual([0, 0])
  })
})
