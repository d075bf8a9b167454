import { describe, expect, it } from 'vitest'
import { type EventFacts, eventJsonLd } from './event-json-ld'

const concert: EventFacts = {
  title: 'Serenade am Wasser',
  lead: 'Bläser auf dem Steg.',
  descriptionText: null,
  path: '/events/serenade/2026-12-08/20-30',
  textLanguage: 'de',
  startDate: '2026-12-08',
  endDate: '2026-12-08',
  endTime: '22:00',
  startsAt: '2026-12-08T20:30:00+01:00',
  overAt: '2026-12-08T22:00:00+01:00',
  isAllDay: false,
  isFree: false,
  status: 'scheduled',
  movedFrom: null,
  place: 'Bootssteg, Serein-Dorf',
  price: { amount: 48, currency: 'CHF' },
  organizer: null,
  locality: null,
}
const read = (more: Partial<EventFacts> = {}) =>
  JSON.parse(
    JSON.stringify(eventJsonLd({ ...concert, ...more }, { siteUrl: 'https://www.edelgrat.example' })),
  )

describe('an event for search engines', () => {
  it('has its instants with offset, place, price and status', () => {
    expect(read()).toMatchObject({
      '@type': 'Event',
      url: 'https://www.edelgrat.example/events/serenade/2026-12-08/20-30',
      startDate: '2026-12-08T20:30:00+01:00',
      endDate: '2026-12-08T22:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Bootssteg, Serein-Dorf' },
      offers: { price: 48, priceCurrency: 'CHF' },
    })
  })

  it('has days where it lasts all day, and no end that nobody gave', () => {
    expect(read({ isAllDay: true, endDate: '2026-12-09' })).toMatchObject({
      startDate: '2026-12-08',
      endDate: '2026-12-09',
    })
    expect(read({ endTime: null })).not.toHaveProperty('endDate')
    expect(read({ endTime: null, endDate: '2027-01-10' })).toMatchObject({ endDate: '2027-01-10' })
  })

  it('says when it is cancelled, moved, or free', () => {
    expect(read({ status: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled')
    expect(read({ status: 'moved', movedFrom: { date: '2026-12-07', time: '20:30' } })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-12-07T20:30',
    })
    const isCancelled = { status: 'cancelled', movedFrom: { date: '2026-12-07', time: '20:30' } }
    expect(read(isCancelled)).not.toHaveProperty('previousStartDate')
    expect(read({ isFree: true })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } })
  })
})
