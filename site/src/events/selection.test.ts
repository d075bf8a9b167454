import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsOf } from '../../events/list-nodes'
import type { EventTeaser } from '../../events/occurrence'
import { listToReturnTo } from './back-to-list'
import {
  countOf,
  isOver,
  isSelected,
  nextMonthWith,
  nothingSelected,
  readSelection,
  writeSelection,
} from './selection'

const offered = {
  categories: [{ id: '101' }, { id: '102' }],
  resorts: [{ id: '201' }, { id: '202' }],
}
const anyChoice = (ids: readonly string[]) => fc.option(fc.constantFrom(...ids), { nil: null })
const anySelection = fc.record({ category: anyChoice(['101', '102']), resort: anyChoice(['201', '202']) })
const anyTeaser = fc
  .record({ categories: fc.subarray(['101', '102']), resorts: fc.subarray(['201', '202']) })
  .map(
    (facets): EventTeaser => ({
      key: 'a/2026-12-01',
      path: '/events/a/2026-12-01',
      title: 'A',
      textLanguage: 'de',
      startDate: '2026-12-01',
      endDate: '2026-12-01',
      overAt: '2026-12-02T00:00:00+01:00',
      isAllDay: true,
      isFree: true,
      status: 'scheduled',
      channels: [],
      ...facets,
    }),
  )

describe('the selection', () => {
  it('is the same after a way through the address', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(readSelection(writeSelection(selection), offered)).toEqual(selection)
      }),
    )
  })

  it('keeps the days of a visit, after the rest', () => {
    const stay = { arrival: '2026-12-28', departure: '2027-01-03' }
    expect(writeSelection({ category: '101', resort: null }, stay)).toBe(
      '?category=101&arrival=2026-12-28&departure=2027-01-03',
    )
    expect(writeSelection(nothingSelected, stay)).toBe('?arrival=2026-12-28&departure=2027-01-03')
  })

  it('means all where an identifier is not offered', () => {
    expect(readSelection('?category=999&resort=%3Cscript%3E', offered)).toEqual(nothingSelected)
  })

  it('needs both category and resort, and compares identifiers as text', () => {
    const event = { categories: ['101'], resorts: ['201'] }
    expect(isSelected(event, nothingSelected)).toBe(true)
    expect(isSelected(event, { category: '101', resort: '201' })).toBe(true)
    expect(isSelected(event, { category: '101', resort: '202' })).toBe(false)
  })

  it('counts for other months exactly what it would leave of them', () => {
    fc.assert(
      fc.property(fc.array(anyTeaser), anySelection, (teasers, selection) => {
        const left = teasers.filter((teaser) => isSelected(teaser, selection)).length
        expect(countOf(countsOf(teasers), selection)).toBe(left)
      }),
    )
  })

  it('finds the next month that has something for it', () => {
    const month = (name: string, category: string | null) => ({
      month: name,
      counts: [{ category, resort: null, count: 1 }],
    })
    const months = [month('2026-11', '101'), month('2026-12', '102'), month('2027-01', '101')]
    expect(nextMonthWith(months, '2026-11', { category: '101', resort: null })?.month).toBe('2027-01')
    expect(nextMonthWith(months, '2027-01', { category: '101', resort: null })).toBeUndefined()
  })
})

describe('an event on a page that is older than its day', () => {
  it('is over from its end on, and never before the page knows the time', () => {
    const overAt = '2026-10-25T03:30:00+01:00'
    expect(isOver(overAt, Date.parse('2026-10-25T02:29:59Z'))).toBe(false)
    expect(isOver(overAt, Date.parse('2026-10-25T02:30:00Z'))).toBe(true)
    expect(isOver(overAt, null)).toBe(false)
  })
})

describe('the way back to the list', () => {
  it('keeps month and filters, in every language, and nothing else', () => {
    expect(listToReturnTo('/events/2026-12?category=101', '/events')).toBe('/events/2026-12?category=101')
    expect(listToReturnTo('/events', '/events')).toBe('/events')
    expect(listToReturnTo('/events/2026-12?category=101', '/fr/evenements')).toBe(
      '/fr/evenements/2026-12?category=101',
    )
    expect(listToReturnTo('/en/events?category=101', '/events')).toBe('/events?category=101')
    expect(listToReturnTo('/events/lantern-walk/2026-12-04', '/events')).toBe('/events')
    expect(listToReturnTo('https://elsewhere.example/events', '/events')).toBe('/events')
    expect(listToReturnTo(null, '/fr/evenements')).toBe('/fr/evenements')
  })
})
