import { expect, it } from 'vitest'
import { bookedFor } from './use-booking-for'

it('adds how many come to the address of the engine, unless the editor gave it a number', () => {
  expect(bookedFor('https://booking.example/?language=de', 4)).toBe(
    'https://booking.example/?language=de&guests=4',
  )
  expect(bookedFor('https://booking.example/?guests=2', 4)).toBe('https://booking.example/?guests=2')
  expect(bookedFor('https://booking.example/?a=1', null)).toBe('https://booking.example/?a=1')
  expect(bookedFor('tel:+41815551640', 4)).toBe('tel:+41815551640')
})
