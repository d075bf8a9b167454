import { describe, expect, it } from 'vitest'
import { monthAndYear } from '../../languages/dates'
import {
  dateRange,
  eventPriceText,
  formerMoment,
  longDateWithWeekday,
  occurrenceDescription,
  occurrenceTitle,
  shortDate,
} from './event-words'

/** Spaces that never break, as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('words for dates', () => {
  it('name weekday, day, month and year in each language', () => {
    expect(plain(longDateWithWeekday('2026-06-20', 'de'))).toBe('Samstag, 20. Juni 2026')
    expect(plain(longDateWithWeekday('2026-08-01', 'fr'))).toBe('samedi 1er août 2026')
    expect(plain(longDateWithWeekday('2028-02-29', 'en'))).toBe('Tuesday 29 February 2028')
  })

  it('do not depend on the zone of the machine', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Honolulu'
    expect(plain(longDateWithWeekday('2026-12-31', 'en'))).toBe('Thursday 31 December 2026')
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it('turn year-month-day into day.month.year', () => {
    expect(shortDate('2026-12-08')).toBe('08.12.2026')
  })

  it('join the days of what lasts longer', () => {
    expect(plain(dateRange('2026-12-12', '2026-12-13', 'de'))).toBe(
      'Samstag, 12. Dezember bis Sonntag, 13. Dezember 2026',
    )
    expect(plain(dateRange('2026-12-12', '2026-12-12', 'en'))).toBe('Saturday 12 December 2026')
  })

  it('join them as each language does, with the year of each where they have two', () => {
    expect(plain(dateRange('2026-12-11', '2026-12-13', 'fr'))).toBe(
      'du vendredi 11 décembre au dimanche 13 décembre 2026',
    )
    expect(plain(dateRange('2026-12-12', '2027-12-13', 'de'))).toBe(
      'Samstag, 12. Dezember 2026 bis Montag, 13. Dezember 2027',
    )
    expect(plain(dateRange('2026-12-31', '2027-01-01', 'en'))).toBe(
      'Thursday 31 December 2026 to Friday 1 January 2027',
    )
  })

  it('name a month', () => {
    expect(monthAndYear('2027-03', 'de')).toBe('März 2027')
  })
})

describe('words for prices', () => {
  const price = { text: null, amount: 60, amountTo: null, currency: 'CHF' }
  it('carry the currency, and both ends of a range', () => {
    expect(plain(eventPriceText(price, 'de'))).toBe('CHF 60')
    expect(plain(eventPriceText({ ...price, amountTo: 90 }, 'fr'))).toBe('CHF 60 à 90')
    expect(plain(eventPriceText({ ...price, amount: 1480.5 }, 'en'))).toBe('CHF 1’480.50')
  })

  it('prefer what the feed writes, and say nothing where nothing is known', () => {
    expect(eventPriceText({ ...price, text: 'Kollekte' }, 'de')).toBe('Kollekte')
    expect(eventPriceText({ ...price, amount: null }, 'de')).toBe('')
    expect(eventPriceText(null, 'de')).toBe('')
  })
})

describe('what search engines show of an occurrence', () => {
  const event = {
    title: 'Lichtrunde',
    startDate: '2026-12-31',
    endDate: '2026-12-31',
    startTime: '18:00',
    endTime: '19:00',
    place: 'Bootssteg',
    lead: 'Eine halbe Stunde am Ufer.',
    descriptionText: null,
  }
  it('says when, where and what, so that no two dates of it are the same', () => {
    expect(plain(occurrenceDescription(event, 'de'))).toBe(
      'Donnerstag, 31. Dezember 2026, 18:00 bis 19:00 Uhr, Bootssteg. Eine halbe Stunde am Ufer.',
    )
    expect(plain(occurrenceDescription({ ...event, startTime: null, place: null, lead: null }, 'en'))).toBe(
      'Thursday 31 December 2026.',
    )
  })

  it('ends between two words after 160 characters', () => {
    const long = occurrenceDescription({ ...event, lead: 'Wort '.repeat(60) }, 'de')
    expect(long.length).toBeLessThanOrEqual(161)
    expect(long).toMatch(/ Wort…$/)
  })

  it('is called by its day, and by its time where it takes place twice that day', () => {
    expect(plain(occurrenceTitle(event, [{ date: '2026-12-31' }], 'fr'))).toBe('Lichtrunde, 31 décembre 2026')
    const twice = [{ date: '2026-12-31' }, { date: '2026-12-31' }]
    expect(plain(occurrenceTitle(event, twice, 'de'))).toBe('Lichtrunde, 31. Dezember 2026, 18:00 Uhr')
  })
})

describe('what a moved date says of itself', () => {
  const date = { startDate: '2026-12-12', startTime: '20:00' }
  const moved = (movedFrom: { date: string; time: string | null } | null) =>
    plain(Object.entries(formerMoment({ ...date, movedFrom }, 'de') ?? {}).join())

  it('is the day on which it would have been', () => {
    expect(moved({ date: '2026-12-11', time: '20:00' })).toBe('date,11. Dezember')
    expect(moved(null)).toBe('')
  })

  it('is the time where it stays on its day, and not that day again', () => {
    expect(moved({ date: '2026-12-12', time: '18:00' })).toBe('time,18:00 Uhr')
    expect(moved({ date: '2026-12-12', time: null })).toBe('')
    expect(moved({ date: '2026-12-12', time: '20:00' })).toBe('')
  })
})
