import { describe, expect, test } from 'vitest'
import { nextOpening, type OpenSeason, seasonOfDay } from './open-seasons'

const winter: OpenSeason = { season: 'winter', from: '2026-12-12', to: '2027-04-04' }
const summer: OpenSeason = { season: 'summer', from: '2027-06-12', to: '2027-10-10' }
const seasons = [summer, winter]
const seasonOf = (day: string) => seasonOfDay(day, seasons)?.season

describe('the season of a day', () => {
  test('is the one in which the house is open, its first and last day included', () => {
    expect(['2026-12-12', '2027-02-01', '2027-04-04'].map(seasonOf)).toEqual(['winter', 'winter', 'winter'])
    expect(['2027-06-12', '2027-10-10'].map(seasonOf)).toEqual(['summer', 'summer'])
  })

  test('is the next one while the house is closed: in November winter, in May summer', () => {
    expect(['2026-11-24', '2027-04-05', '2027-05-20'].map(seasonOf)).toEqual(['winter', 'summer', 'summer'])
  })

  test('is none where no season is left', () => {
    expect(seasonOf('2027-10-11')).toBeUndefined()
    expect(seasonOfDay('2027-01-01', [])).toBeUndefined()
  })
})

describe('the next opening', () => {
  test('is told while the house is closed only', () => {
    expect(nextOpening('2026-12-11', seasons)).toBe(winter)
    expect(nextOpening('2026-12-12', seasons)).toBeUndefined()
    expect(nextOpening('2027-04-04', seasons)).toBeUndefined()
    expect(nextOpening('2027-04-05', seasons)).toBe(summer)
  })

  test('is that of a kind of season where a page is about one', () => {
    expect(nextOpening('2026-11-24', seasons, 'summer')).toBe(summer)
    expect(nextOpening('2027-01-10', seasons, 'summer')).toBe(summer)
    expect(nextOpening('2027-01-10', seasons, 'winter')).toBeUndefined()
  })
})
