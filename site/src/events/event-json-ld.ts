import type { Event, Place, WithContext } from 'schema-dts'
import { usualCurrency } from '../../brand/house'

interface Contact {
  readonly name: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly town: string | null
  readonly href: string | null
}

/** What the structured data reads of an occurrence. */
export interface EventFacts {
  readonly title: string
  readonly lead: string | null
  readonly descriptionText: string | null
  readonly path: string
  readonly textLanguage: string
  readonly startDate: string
  readonly endDate: string
  readonly endTime: string | null
  readonly startsAt: string
  readonly overAt: string
  readonly isAllDay: boolean
  readonly isFree: boolean
  readonly status: string
  readonly movedFrom: { readonly date: string; readonly time: string | null } | null
  readonly place: string | null
  readonly price: { readonly amount: number | null; readonly currency: string } | null
  readonly organizer: Contact | null
  readonly locality: Contact | null
}

interface Surroundings {
  /** Origin of the site. */
  siteUrl: string
  /** Absolute or root-relative. */
  image?: string | null | undefined
}

const statuses = {
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
  scheduled: 'https://schema.org/EventScheduled',
} as const
const isStatus = (status: string): status is keyof typeof statuses => status in statuses

function placeOf(event: EventFacts): Place | undefined {
  const { locality } = event
  const name = locality?.name ?? event.place
  if (!name) return undefined
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: locality?.street ?? undefined,
      postalCode: locality?.postalCode ?? undefined,
      addressLocality: locality?.town ?? event.place ?? undefined,
    },
  }
}

/** Its last day, or its end on it; a start without an end on the same day says nothing of when it is over. */
function endOf({ isAllDay, startDate, endDate, endTime, overAt }: EventFacts): string | undefined {
  if (endTime && !isAllDay) return overAt
  return isAllDay || endDate > startDate ? endDate : undefined
}

/** Only of what is moved: search engines take it for nothing else, and the page says it of nothing else. */
const movedFrom = ({ status, movedFrom: from }: EventFacts): string | undefined =>
  from && status === 'moved' ? (from.time ? `${from.date}T${from.time}` : from.date) : undefined

/** An occurrence for search engines (schema.org: Event). All-day dates are days, others instants with their offset. */
export function eventJsonLd(event: EventFacts, { siteUrl, image }: Surroundings): WithContext<Event> {
  const { organizer, price } = event
  const amount = event.isFree ? 0 : price?.amount
  const url = new URL(event.path, siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url,
    inLanguage: event.textLanguage,
    description: event.lead ?? event.descriptionText ?? undefined,
    image: image ? new URL(image, siteUrl).href : undefined,
    startDate: event.isAllDay ? event.startDate : event.startsAt,
    endDate: endOf(event),
    previousStartDate: movedFrom(event),
    eventStatus: isStatus(event.status) ? statuses[event.status] : undefined,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.isFree,
    location: placeOf(event),
    organizer: organizer?.name
      ? { '@type': 'Organization', name: organizer.name, url: organizer.href ?? undefined }
      : undefined,
    offers:
      amount === undefined || amount === null
        ? undefined
        : {
            '@type': 'Offer',
            price: amount,
            priceCurrency: price?.currency ?? usualCurrency,
            url,
            availability:
              event.status === 'cancelled' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
          },
  }
}
