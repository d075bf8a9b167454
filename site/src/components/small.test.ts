import { expect, test } from 'vitest'
import { heroToneOf } from '../parts/hero/hero-tone'
import { eventDay } from './event-row/event-day'
import { runningTime } from './film/running-time'
import { step } from './overlays/step'

test('the lightbox turns in a ring', () => {
  expect([step(0, -1, 3), step(2, 1, 3), step(1, 1, 3), step(0, 1, 0)]).toEqual([2, 0, 2, 0])
})

test('a film says its length in minutes and seconds', () => {
  expect([runningTime(100), runningTime(18), runningTime(null), runningTime(-1)]).toEqual([
    '1:40',
    '0:18',
    '',
    '',
  ])
})

test('a day is a numeral with its weekday and month in each language', () => {
  expect(eventDay('2026-06-14', 'de')).toEqual({ day: '14', weekday: 'So', month: 'Juni' })
  expect(eventDay('2026-02-28', 'fr')).toEqual({ day: '28', weekday: 'sa', month: 'févr.' })
})

test('only a hero at the top gives the header its tone', () => {
  expect(heroToneOf([{ __typename: 'HeroPart', tone: 'snow' }])).toBe('snow')
  expect(heroToneOf([{ __typename: 'HeroPart', tone: 'odd' }])).toBe('ink')
  expect(heroToneOf([{ __typename: 'TextPart' }, { __typename: 'HeroPart', tone: 'snow' }])).toBeUndefined()
  expect(heroToneOf([])).toBeUndefined()
})
