import { describe, expect, it } from 'vitest'
import { eventDay } from '../src/components/event-row/event-day'
import { dayAndMonth, monthAndYear } from './dates'

/** Spaces that never break, as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)

describe('a day and its month', () => {
  it.each(months)('in %s say 1er on a French first of the month, and on no other day', (month) => {
    const name = monthAndYear(month, 'fr').replace(' 2027', '')
    expect(plain(dayAndMonth(`${month}-01`, 'fr'))).toBe(`1er ${name}`)
    expect(plain(dayAndMonth(`${month}-02`, 'fr'))).toBe(`2 ${name}`)
    expect(plain(dayAndMonth(`${month}-11`, 'fr'))).toBe(`11 ${name}`)
    expect(plain(dayAndMonth(`${month}-21`, 'fr'))).toBe(`21 ${name}`)
  })

  it('have a point in German and none in English', () => {
    expect(plain(dayAndMonth('2027-03-01', 'de'))).toBe('1. März')
    expect(plain(dayAndMonth('2028-02-29', 'de'))).toBe('29. Februar')
    expect(plain(dayAndMonth('2027-08-01', 'en'))).toBe('1 August')
    expect(plain(dayAndMonth('2026-12-31', 'en'))).toBe('31 December')
  })

  it('never part at the end of a line', () => {
    for (const language of ['de', 'fr', 'en'] as const)
      expect(dayAndMonth('2027-08-01', language)).not.toContain(' ')
  })

  it('are a numeral with short names in a list', () => {
    expect(eventDay('2027-08-01', 'fr')).toEqual({ day: '1', weekday: 'di', month: 'août' })
    expect(eventDay('2027-08-01', 'de')).toEqual({ day: '1', weekday: 'So', month: 'Aug.' })
    expect(eventDay('2027-12-09', 'en')).toEqual({ day: '9', weekday: 'Thu', month: 'Dec' })
  })
})
