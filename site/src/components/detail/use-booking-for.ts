import { useEffect, useState } from 'react'
import { urlIn } from '../../../addresses/url-in'
import { readGuests } from '../../parts/room-finder/wishes'
import type { Offer } from './detail-head'

/** More than any room takes. */
const mostGuests = 20

/** The same address with how many come, unless the editor gave it a number. `null` where nobody said. */
export function bookedFor(href: string, guests: number | null): string {
  const url = guests !== null && /^https?:/.test(href) ? urlIn(href) : undefined
  if (!url) return href
  if (!url.searchParams.has('guests')) url.searchParams.set('guests', String(guests))
  return url.href
}

/**
 * A booking link that hands on how many come, where the visitor has told the room finder so and the address says it. The
 * static page knows nothing of it.
 */
export function useBookingFor(booking: Offer['booking']): Offer['booking'] {
  const [guests, setGuests] = useState<number | null>(null)
  useEffect(() => setGuests(readGuests(window.location.search, mostGuests)), [])
  return booking?.isExternal ? { ...booking, href: bookedFor(booking.href, guests) } : booking
}
