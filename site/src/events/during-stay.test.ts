import { describe, expect, it } from 'vitest'
import { isDuring, monthsAround } from './during-stay'

const stay = { arrival: '2026-12-28', departure: '2027-01-03' }
const evening = (startDate: string, endDate = startDate) => {
  const endTime = endDate === startDate ? '23:00' : '01:30'
  return { startDate, startTime: '21:00', endDate, endTime }
}
const wholeDays = (startDate: string, endDate = startDate) => ({
  ...{ startDate, startTime: null },
  ...{ endDate, endTime: null },
})

describe('what is on during a stay', () => {
  it('begins on one of its days, the first and the last included', () => {
    expect(isDuring(evening('2026-12-28'), stay)).toBe(true)
    expect(isDuring(evening('2027-01-03', '2027-01-04'), stay)).toBe(true)
    expect(isDuring(evening('2027-01-04'), stay)).toBe(false)
    expect(isDuring(evening('2026-12-27'), stay)).toBe(false)
  })

  it('may last whole days from before; a night that ends in the morning of the arrival is over', () => {
    expect(isDuring(wholeDays('2026-12-26', '2026-12-28'), stay)).toBe(true)
    expect(isDuring(wholeDays('2026-12-26', '2026-12-27'), stay)).toBe(false)
    expect(isDuring(evening('2026-12-27', '2026-12-28'), stay)).toBe(false)
    expect(isDuring({ ...evening('2026-12-25', '2026-12-28'), endTime: '16:00' }, stay)).toBe(true)
    expect(isDuring({ ...evening('2026-12-25', '2026-12-28'), endTime: null }, stay)).toBe(true)
  })

  it('is in the lists of its months, and of the month before', () => {
    const months = ['2026-11', '2026-12', '2027-01', '2027-02'].map((month) => ({ month }))
    expect(monthsAround(stay, months).map(({ month, isNeeded }) => [month, isNeeded])).toEqual([
      ['2026-11', false],
      ['2026-12', true],
      ['2027-01', true],
    ])
    const [first] = monthsAround({ arrival: '2026-10-30', departure: '2026-11-02' }, months)
    expect(first).toEqual({ month: '2026-11', isNeeded: true })
  })
})
