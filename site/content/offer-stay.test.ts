import { describe, expect, it } from 'vitest'
import { eventsDuring, nextStay } from './offer-stay'

const today = '2026-11-26'
const offer = { nights: 4, validFrom: '2026-12-28', validTo: '2027-01-20' }

describe('the next stay that an offer allows', () => {
  it('begins on its first day of arrival, or today, and has its nights', () => {
    expect(nextStay(offer, today)).toEqual({ arrival: '2026-12-28', departure: '2027-01-01' })
    expect(nextStay(offer, '2027-01-20')).toEqual({ arrival: '2027-01-20', departure: '2027-01-24' })
    expect(nextStay({ nights: 1, validFrom: today }, today)).toEqual({
      arrival: today,
      departure: '2026-11-27',
    })
  })

  it('is none where nights or days are not said, where they are past, and where the list of events ends before', () => {
    expect(nextStay({ ...offer, nights: null }, today)).toBeUndefined()
    expect(nextStay({ ...offer, validFrom: null }, today)).toBeUndefined()
    expect(nextStay(offer, '2027-01-21')).toBeUndefined()
    expect(nextStay({ nights: 1, validFrom: '2026-11-25' }, today)).toBeUndefined()
    const last = { nights: 2, validFrom: '2027-10-31', validTo: '2027-12-01' }
    expect(nextStay(last, today)?.arrival).toBe('2027-10-31')
    expect(nextStay({ ...last, validFrom: '2027-11-01' }, today)).toBeUndefined()
  })

  it('leads to the list of its days, over the end of a year, and else to the whole list', () => {
    expect(eventsDuring(offer, 'en', today)).toEqual({
      href: '/en/events/2026-12?arrival=2026-12-28&departure=2027-01-01',
      isExternal: false,
      label: '28\u00a0December 2026 to 1\u00a0January 2027',
    })
    expect(eventsDuring({}, 'fr', today)).toEqual({ href: '/fr/evenements', isExternal: false, label: null })
  })
})
