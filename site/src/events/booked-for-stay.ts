import type { Stay } from '../../addresses/stay'
import { urlIn } from '../../addresses/url-in'

/**
 * The address of the booking engine with the days of a visit, unless it has days, or is one of an offer on whose days (`from` and `to`:
 * the first and last one of arrival) the visit does not begin. Any other address as it is.
 */
export function bookedForStay(href: string, { arrival, departure }: Stay): string {
  const url = /^https?:/.test(href) ? urlIn(href) : undefined
  if (!url) return href
  const { searchParams: asked } = url
  if (asked.has('arrival') || asked.has('departure')) return href
  if (arrival < (asked.get('from') ?? arrival) || arrival > (asked.get('to') ?? arrival)) return href
  asked.set('arrival', arrival)
  asked.set('departure', departure)
  return url.href
}
