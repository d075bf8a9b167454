import { expect, it } from 'vitest'
import { guestsIn, withGuests } from './use-booking-for'

it('hands on how many come, where the address says a number that a house can take', () => {
  expect(
    ['?guests=4', '?dog=yes&guests=1', '?guests=0', '?guests=21', '?guests=two', ''].map(guestsIn),
  ).toEqual([4, 1, undefined, undefined, undefined, undefined])
})

it('adds them to the address of the engine, unless the editor gave it a number', () => {
  expect(withGuests('https://booking.example/?language=de', 4)).toBe(
    'https://booking.example/?language=de&guests=4',
  )
  expect(withGuests('https://booking.example/?guests=2', 4)).toBe('https://booking.example/?guests=2')
  expect(withGuests('https://booking.example/?a=1', undefined)).toBe('https://booking.example/?a=1')
  expect(withGuests('tel:+41815551640', 4)).toBe('tel:+41815551640')
})
