import { expect, it } from 'vitest'
import { bookedForStay } from './booked-for-stay'

const stay = { arrival: '2026-12-28', departure: '2027-01-03' }

it('adds the days of the visit to the address of the engine, unless the editor gave it days', () => {
  expect(bookedForStay('https://booking.example/?language=de', stay)).toBe(
    'https://booking.example/?language=de&arrival=2026-12-28&departure=2027-01-03',
  )
  for (const other of ['https://booking.example/?arrival=2026-12-20', 'tel:+41815551640', '/anfrage'])
    expect(bookedForStay(other, stay)).toBe(other)
})

it('leaves an offer without days where the visit begins on none of its own', () => {
  const offer = 'https://booking.example/?offer=ADV&from=2026-12-01&to=2026-12-28'
  expect(bookedForStay(offer, stay)).toBe(`${offer}&arrival=2026-12-28&departure=2027-01-03`)
  for (const arrival of ['2026-11-30', '2026-12-29'])
    expect(bookedForStay(offer, { ...stay, arrival })).toBe(offer)
})
