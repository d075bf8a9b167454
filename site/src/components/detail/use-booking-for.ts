import { useEffect, useState } from 'react'
import type { Offer } from './detail-head'

/** How many come, as the room finder hands it on in the address: `?guests=4`. */
export function guestsIn(query: string): number | undefined {
  const guests = Number(new URLSearchParams(query).get('guests'))
  return Number.isInteger(guests) && guests >= 1 && guests <= 20 ? guests : undefined
}

/** The same address with the number of guests, unless the editor gave it one. */
export function withGuests(href: string, guests: number | undefined): string {
  if (guests === undefined || !/^https?:/.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  if (!url.searchParams.has('guests')) url.searchParams.set('guests', String(guests))
  return url.href
}

/** A booking link that hands on how many come, where the visitor has said so. The static page knows nothing of it. */
export function useBookingFor(booking: Offer['booking']): Offer['booking'] {
  const [guests, setGuests] = useState<number>()
  useEffect(() => setGuests(guestsIn(window.location.search)), [])
  return booking?.isExternal ? { ...booking, href: withGuests(booking.href, guests) } : booking
}
