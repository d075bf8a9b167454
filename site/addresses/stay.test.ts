import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOfStay, readStay, stayWithin, writeStay } from './stay'

const stay = { arrival: '2026-12-28', departure: '2027-01-03' }
const months = ['2026-11', '2026-12', '2027-01']

describe('the days of a stay', () => {
  it('are the same after a way through the address', () => {
    expect(writeStay(stay)).toBe('arrival=2026-12-28&departure=2027-01-03')
    expect(readStay(`?category=101&${writeStay(stay)}`)).toEqual({ given: stay, stay })
    expect(readStay('?category=101')).toBeUndefined()
  })

  it('may be a single one', () => {
    expect(readStay('?arrival=2026-12-28&departure=2026-12-28')?.fault).toBeUndefined()
  })

  it('are wrong where one is missing or none of the calendar, and where the visit ends before it begins', () => {
    for (const query of [
      '?arrival=2026-12-28',
      '?departure=2026-12-28',
      '?arrival=&departure=2026-12-28',
      '?arrival=2026-02-30&departure=2026-12-28',
      '?arrival=28.12.2026&departure=2026-12-28',
      '?arrival=%3Cscript%3E&departure=2026-12-28',
    ])
      expect(readStay(query)?.fault, query).toBe('incomplete')
    expect(readStay('?arrival=2026-12-28&departure=2026-12-27')).toEqual({
      given: { arrival: '2026-12-28', departure: '2026-12-27' },
      fault: 'reversed',
    })
  })

  it('are outside where no month of the list has any of them', () => {
    const within = (arrival: string, departure: string) =>
      stayWithin(readStay(`?arrival=${arrival}&departure=${departure}`), months)?.fault
    expect(within('2026-10-01', '2026-10-31')).toBe('outside')
    expect(within('2026-10-01', '2026-11-01')).toBeUndefined()
    expect(within('2027-01-31', '2027-02-05')).toBeUndefined()
    expect(within('2027-02-01', '2027-02-05')).toBe('outside')
    expect(stayWithin(undefined, months)).toBeUndefined()
  })

  it('begin in the list of their first month, or in the first list that there is', () => {
    expect(monthOfStay(stay, months)).toBe('2026-12')
    expect(monthOfStay({ arrival: '2026-10-30', departure: '2026-11-02' }, months)).toBe('2026-11')
  })

  it('never throw, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (arrival, departure) => {
        const asked = readStay(`?${new URLSearchParams({ arrival, departure })}`)
        expect(asked?.stay === undefined).toBe(asked?.fault !== undefined)
      }),
    )
  })
})
