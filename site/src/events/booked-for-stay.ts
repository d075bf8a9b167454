import type { Stay } from '../../addresses/stay'

/** The address of the booking engine with the days of a visit, unless the editor gave it days. Any other address as it is. */
export function bookedForStay(href: string, stay: Stay): string {
  if (!/^https?:/.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  if (url.searchParams.has('arrival') || url.searchParams.has('departure')) return href
  url.searchParams.set('arrival', stay.arrival)
  url.searchParams.set('departure', stay.departure)
  return url.href
}
