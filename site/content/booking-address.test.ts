import { describe, expect, it } from 'vitest'
import type { Language } from '../languages/locales'
import { bookingAddress, withBooking } from './booking-address'
import { sitePartId } from './part-claimants'

const engine = 'https://booking.hotel.example/reserve'

/** The node model of a house whose general part names a booking engine. */
const house = (externalLink: unknown) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      id === sitePartId('general', 'fr') ? { content: { bookingEngineLink: { externalLink } } } : undefined,
    trackPageDependencies: (result: unknown) => result,
  },
})
const language: Language = 'fr'
const room = { language, season: 'winter', offer: 'ARV' } as const

describe('a link to the booking engine', () => {
  it.each([
    [engine, `${engine}?language=fr&season=winter&offer=ARV`],
    [`${engine}/gift?a=1#top`, `${engine}/gift?a=1&language=fr&season=winter&offer=ARV#top`],
    [`${engine}?language=en&offer=`, `${engine}?language=en&offer=&season=winter`],
  ])('%s carries language, season and offer, unless the editor gave it others', (href, expected) => {
    expect(bookingAddress(href, withBooking(house(engine), room))).toBe(expected)
  })

  it('carries what is known', () => {
    const stay = { language, offer: 'GOLD', from: '2027-09-20', to: '2027-10-09' }
    expect(bookingAddress(engine, withBooking(house(engine), stay))).toBe(
      `${engine}?language=fr&offer=GOLD&from=2027-09-20&to=2027-10-09`,
    )
    expect(bookingAddress(engine, withBooking(house(engine), { language }))).toBe(`${engine}?language=fr`)
  })

  it.each([
    'https://booking.hotel.example/other',
    'https://booking.hotel.example/reserved',
    'http://booking.hotel.example/reserve',
    'https://hotel.example/reserve',
    'https://',
    'tel:+41815551640',
    '/zimmer',
  ])('is none of %s, which stays as it is', (href) => {
    expect(bookingAddress(href, withBooking(house(engine), room))).toBe(href)
  })

  it.each([undefined, '', 'https://', 'tel:+41815551640', 7, []])(
    'is none where the engine is %j',
    (address) => {
      expect(bookingAddress(engine, withBooking(house(address), room))).toBe(engine)
    },
  )

  it('stays as it is where nobody knows what is read', () => {
    expect(bookingAddress(engine, house(engine))).toBe(engine)
  })
})
