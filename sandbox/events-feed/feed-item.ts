import { typeset } from '../hotel/typeset'
import { type CleanDate, datesOf, parseRule } from './dates'
import { type FacetName, type FeedLanguage, facetId } from './facets'
import { leafletFile } from './leaflet'
import { isHouseOpen } from './open-house'
import { pictureOf } from './pictures'
import type { ProgramEntry } from './program/entry'
import { organizers } from './program/organizers'
import { places } from './program/places'

type MovedFrom = Pick<CleanDate, 'startDate' | 'startTime'>

/** One entry of the feed's `items`. */
export interface FeedItem {
  slug: string
  cleanDates: (CleanDate & { status?: string; statusNote?: string; movedFrom?: MovedFrom })[]
  [field: string]: unknown
}

export interface FeedMoment {
  language: FeedLanguage
  /** Local date in the valley, YYYY-MM-DD. */
  today: string
  from: string
  to: string
  /** Origin under which the leaflets of this feed can be fetched. */
  origin: string
}

/** A text of the feed as it is printed. */
const printed = (texts: Readonly<Record<FeedLanguage, string>> | undefined, language: FeedLanguage) =>
  texts && typeset(texts[language], language)

/** Edits of the program were made in one night, an hour apart. Seconds since the epoch. */
const editedAt = (index: number): number => Date.UTC(2026, 0, 10) / 1000 + index * 3600

const concierge = {
  de: 'Concierge, von 7 bis 22 Uhr',
  fr: 'Conciergerie, de 7 h à 22 h',
  en: 'Concierge, from 7 am to 10 pm',
}
const programLink = {
  de: 'Programm des Veranstalters',
  fr: 'Programme de l’organisateur',
  en: 'The organizer’s programme',
}

function movedFrom({ movedByDays }: ProgramEntry, { startDate, startTime }: CleanDate) {
  if (movedByDays === undefined) return undefined
  const announced = new Date(Date.parse(startDate) - movedByDays * 86_400_000).toISOString().slice(0, 10)
  return { movedFrom: { startDate: announced, startTime } satisfies MovedFrom }
}

function cleanDates(entry: ProgramEntry, moment: FeedMoment): FeedItem['cleanDates'] {
  const all = entry.dates.flatMap((text, index) => {
    const isMeant = entry.status && (entry.statusOfDate === undefined || entry.statusOfDate === index)
    const status = isMeant && { status: entry.status, statusNote: printed(entry.statusNote, moment.language) }
    return datesOf(parseRule(text), moment)
      .filter(({ startDate }) => !('house' in places[entry.at]) || isHouseOpen(startDate))
      .map((date) => ({ ...date, ...status, ...movedFrom(entry, date) }))
  })
  return all.sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
}

function facetList(entry: ProgramEntry): (string | number)[] {
  const channels: FacetName[] = entry.elsewhere ? [entry.elsewhere] : ['grandhotel-edelgrat', 'val-serein']
  return [...entry.in, places[entry.at].resort, ...channels].map(facetId)
}

function priceOf(entry: ProgramEntry, language: FeedLanguage) {
  const { price, priceNote } = entry
  if (price === undefined) return null
  const note = priceNote ? { note: printed(priceNote, language) } : {}
  if (price === 'free') return { amount: 0, currency: 'CHF', ...note }
  const [amount, amountTo] = typeof price === 'number' ? [price, null] : price
  return { amount, amountTo, currency: 'CHF', ...note }
}

function contacts(entry: ProgramEntry, language: FeedLanguage) {
  const organizer = organizers[entry.by]
  const place = places[entry.at]
  const [zip, ...town] = place.town.split(' ')
  const [first] = place[language].split(',')
  const query = new URLSearchParams({ q: `${place.street}, ${place.town}` })
  return {
    organizer: {
      name: organizer[language],
      street: organizer.street,
      zip: organizer.zip,
      city: organizer.city,
      phone: organizer.phone,
      url: `https://${organizer.site}`,
    },
    locality: {
      name: first,
      street: place.street,
      zip,
      city: town.join(' '),
      mapUrl: `https://karte.val-serein.example/?${query}`,
    },
    booking: entry.book
      ? {
          name: 'Grandhotel Edelgrat',
          note: printed(concierge, language),
          phone: organizers.house.phone,
          email: 'concierge@edelgrat.example',
        }
      : null,
  }
}

/** An entry of the program as the service delivers it; undefined when it has no date in the given time. */
export function feedItem(entry: ProgramEntry, index: number, moment: FeedMoment): FeedItem | undefined {
  const { language, origin } = moment
  const dates = cleanDates(entry, moment)
  if (dates.length === 0) return undefined
  const [title, teaser, description] = entry[language].map((text) => typeset(text, language))
  const leaflet = entry.leaflet?.[language]
  return {
    uid: 4100 + index,
    tstamp: editedAt(index),
    slug: entry.slug,
    title,
    teaser,
    description,
    place: places[entry.at][language],
    cleanDates: dates,
    listFacetIdAttribute: facetList(entry),
    isAllDay: dates.every((date) => date.startTime === null),
    isFree: entry.price === 'free',
    price: priceOf(entry, language),
    status: 'scheduled',
    statusNote: null,
    links: entry.link
      ? [{ title: entry.link[language], url: 'https://www.arolles-bahnen.example/fahrplan' }]
      : [],
    downloads: leaflet
      ? [
          {
            title: leaflet,
            url: `${origin}/downloads/${entry.slug}.${language}.pdf`,
            extension: 'pdf',
            fileSize: leafletFile(leaflet).length,
          },
        ]
      : [],
    moreInformation:
      entry.by === 'house'
        ? null
        : { title: programLink[language], url: `https://${organizers[entry.by].site}/${entry.slug}` },
    image: pictureOf(entry.at, dates[0]?.startDate ?? '', language),
    ...contacts(entry, language),
  }
}
