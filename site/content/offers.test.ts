import { expect, test } from 'vitest'
import { isPastOffer, soonestFirst } from './offers'

const offer = (title: string, validFrom?: string, validTo?: string) => ({ title, validFrom, validTo })
const larch = offer('Lärchengold', '2027-09-17', '2027-10-07')
const snow = offer('Erster Schnee', '2026-12-12', '2026-12-19')
const week = offer('Weisse Woche', '2027-01-10', '2027-02-28')
const always = offer('Stille')
const order = (day: string) => soonestFirst([larch, snow, always, week], day).map(({ title }) => title)

test('what can be had now or next leads, whatever the editor put first', () => {
  expect(order('2026-11-24')).toEqual(['Stille', 'Erster Schnee', 'Weisse Woche', 'Lärchengold'])
})

test('what is past stands last', () => {
  expect(order('2027-03-01')).toEqual(['Stille', 'Lärchengold', 'Erster Schnee', 'Weisse Woche'])
})

test('the last day of arrival still counts', () => {
  expect(isPastOffer(snow, '2026-12-19')).toBe(false)
  expect(isPastOffer(snow, '2026-12-20')).toBe(true)
  expect(isPastOffer(always, '2099-01-01')).toBe(false)
})
