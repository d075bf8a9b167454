import { expect, test } from 'vitest'
import type { ResolverContext } from '../nodes/lookup'
import { isPast, isPastOffer, soonestFirst } from './offers'
import { bookingLink, enquiryLink, offered } from './resolve-page'

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

/** What resolvers are given: only which day it is. */
const on = (date: string): ResolverContext => ({
  nodeModel: {
    getNodeById: ({ id }) => (id === 'today' ? { date } : undefined),
    trackPageDependencies: () => undefined,
  },
})
const page = {
  _id: 'package-first-snow',
  _type: 'package',
  __i18n_lang: 'de',
  bookingCode: 'SNOW',
  validFrom: '2026-12-12',
  validTo: '2026-12-19',
  reservation: { externalLink: 'https://booking.example/snow', isExternal: true },
}

test('of an offer that is over nothing is booked or asked for', () => {
  const after = on('2026-12-20')
  expect([isPast(page, after), offered(page, after)]).toEqual([true, {}])
  expect([bookingLink(page, after), enquiryLink(page, after)]).toEqual([undefined, undefined])
})

test('on its last day of arrival it is as before', () => {
  const last = on('2026-12-19')
  expect([isPast(page, last), offered(page, last)]).toEqual([
    false,
    { offer: 'SNOW', from: '2026-12-12', to: '2026-12-19' },
  ])
  expect(bookingLink(page, last)?.href).toBe('https://booking.example/snow')
})

test('a room is never over', () => {
  expect(isPast({ ...page, _type: 'room' }, on('2026-12-20'))).toBe(false)
})
