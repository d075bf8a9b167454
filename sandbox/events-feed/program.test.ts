import { describe, expect, it } from 'vitest'
import { faultsIn, textsIn } from '../hotel/inspect-texts'
import { datesOf, dayAfter, parseRule } from './dates'
import { leafletFile } from './leaflet'
import { isHouseOpen } from './open-house'
import { program, programItems } from './program'

const itemsOn = (today: string) => programItems({ language: 'de', today, origin: 'http://feed', scale: 0 })
const ownFrom = (today: string) =>
  itemsOn(today)
    .filter(
      (item) =>
        Array.isArray(item.listFacetIdAttribute) && item.listFacetIdAttribute.includes('grandhotel-edelgrat'),
    )
    .flatMap((item) => item.cleanDates.map((date) => date.startDate))
    .filter((date) => date >= today && date.slice(0, 7) === today.slice(0, 7))

describe('the program of the valley', () => {
  it('has ninety events with their own slugs, in three languages and without exclamation marks or ß', () => {
    expect(program).toHaveLength(90)
    expect(new Set(program.map((entry) => entry.slug)).size).toBe(90)
    const texts = program.flatMap((entry) => [...entry.de, ...entry.fr, ...entry.en])
    expect(texts.filter((text) => text.trim() === '' || /[!ß]/.test(text))).toEqual([])
  })

  it.each(['de', 'fr', 'en'] as const)('is set as it is printed, in %s', (language) => {
    const items = programItems({ language, today: '2026-11-22', origin: 'http://feed', scale: 0 })
    const faulty = items.flatMap(({ image: _, ...item }) =>
      textsIn(item).filter((text) => faultsIn(text, language).length > 0),
    )
    expect(faulty).toEqual([])
  })

  it('is never empty in the current month, on any day of two years', () => {
    const empty = Array.from({ length: 731 }, (_, index) => dayAfter('2026-11-22', index)).filter(
      (day) => ownFrom(day).length === 0,
    )
    expect(empty).toEqual([])
  }, 60_000)

  it('does not move a date when a day passes', () => {
    const datesBySlug = (today: string) =>
      new Set(
        itemsOn(today).flatMap((item) => item.cleanDates.map((date) => `${item.slug} ${date.startDate}`)),
      )
    const before = datesBySlug('2026-11-22')
    const gone = [...before].filter((date) => !datesBySlug('2026-11-23').has(date))
    expect(gone.every((date) => date.slice(-10) < '2026-10-20')).toBe(true)
  })

  it('has a third with several dates, and some of every kind', () => {
    const items = itemsOn('2026-11-22')
    expect(items.filter((item) => item.cleanDates.length > 1).length).toBeGreaterThanOrEqual(30)
    expect(items.some((item) => item.isAllDay)).toBe(true)
    const statuses = items.flatMap((item) => item.cleanDates.map((date) => date.status))
    expect(statuses).toEqual(expect.arrayContaining(['cancelled', 'moved']))
  })

  it('reads its own way of writing dates', () => {
    const days = (rule: string) =>
      datesOf(parseRule(rule), { from: '2026-11-01', to: '2027-03-31', today: '2026-11-22' }).map(
        (date) => date.startDate,
      )
    expect(days('12 sat2')).toEqual(['2026-12-12'])
    const [market] = datesOf(parseRule('12 sat2+1'), {
      from: '2027-11-01',
      to: '2027-12-31',
      today: '2026-11-22',
    })
    expect([market?.startDate, market?.endDate]).toEqual(['2027-12-11', '2027-12-12'])
    expect(days('11,2 sun-1 10:00')).toEqual(['2026-11-29', '2027-02-28'])
    expect(days('* last')).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'])
    expect(days('3,4 easter 10:00-12:00')).toEqual(['2027-03-28'])
    expect(() => parseRule('someday')).toThrow('someday')
  })

  it.each([
    ['1818', '03-22'],
    ['1981', '04-19'],
    ['2024', '03-31'],
    ['2025', '04-20'],
    ['2038', '04-25'],
    ['2049', '04-18'],
  ])('knows when Easter is: in %s on %s', (year, day) => {
    const dates = datesOf(parseRule('3,4 easter'), {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      today: '2026-11-22',
    })
    expect(dates.map(({ startDate }) => startDate)).toEqual([`${year}-${day}`])
  })

  it('prints a leaflet that says where its parts are', () => {
    const text = leafletFile('Karte der sieben Gipfel').toString('latin1')
    const offset = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(offset, offset + 4)).toBe('xref')
  })
})

describe('a closed house', () => {
  it('has no events, on any day of the year', () => {
    const inHouse = [0, 90, 180, 270, 360].flatMap((days) =>
      itemsOn(dayAfter('2026-11-22', days)).filter(({ place }) =>
        String(place).endsWith('Grandhotel Edelgrat'),
      ),
    )
    expect(inHouse.length).toBeGreaterThan(20)
    const dates = inHouse.flatMap(({ slug, cleanDates }) =>
      cleanDates.map(({ startDate }) => ({ slug, startDate })),
    )
    expect(dates.filter(({ startDate }) => !isHouseOpen(startDate))).toEqual([])
    expect(['2026-11-24', '2026-12-12', '2027-04-04', '2027-04-05', '2027-10-11'].map(isHouseOpen)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})
