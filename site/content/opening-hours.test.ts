import { describe, expect, it } from 'vitest'
import { resolveHours } from './resolve-values'
import { storedProblems } from './stored-problems'

const hours = (opens?: string, closes?: string, note?: string) =>
  resolveHours([{ _type: 'openingTime', _key: 'a', days: 'täglich', opens, closes, note }])
const told = (opens?: string, closes?: string) =>
  storedProblems('restaurant-stube', { openingHours: [{ days: 'täglich', opens, closes }] })

describe('opening hours that were written by no form of the Studio', () => {
  it.each([
    ['9:00', '17.30', '09:00', '17:30'],
    [' 18:00:00 ', '01:30', '18:00', '01:30'],
    ['8.05', undefined, '08:05', undefined],
  ])('are read where somebody wrote %s and %s', (opens, closes, from, until) => {
    expect(hours(opens, closes)).toEqual([{ days: 'täglich', opens: from, closes: until, note: undefined }])
    expect(told(opens, closes)).toEqual([])
  })

  it('stand as they were written where no time can be read, for the house is not closed, and the editor is told', () => {
    expect(hours('ab 18 Uhr', undefined)).toEqual([
      { days: 'täglich', opens: undefined, closes: undefined, note: 'ab 18 Uhr' },
    ])
    expect(hours('18:00', '24:00', 'ausser Montag')).toEqual([
      { days: 'täglich', opens: undefined, closes: undefined, note: '18:00 – 24:00, ausser Montag' },
    ])
    expect(told('18:00', '24:00').map(({ field, code, facts }) => ({ field, code, facts }))).toEqual([
      { field: 'openingHours[0].closes', code: 'date.time', facts: { time: '24:00' } },
    ])
  })

  it('are none where nothing is written: then the note says what holds', () => {
    expect(hours(undefined, ' ', 'Ruhetag')).toEqual([
      { days: 'täglich', opens: undefined, closes: undefined, note: 'Ruhetag' },
    ])
    expect(told(undefined, ' ')).toEqual([])
  })
})
