/** What the demo hotel costs: the only place where an amount of a room or an offer is written. */
import { type Fact, facts } from '../parts'
import type { Language } from '../write'

/** CHF per night for two, with breakfast. */
export const roomRates = {
  'room-valley': { summer: 390, winter: 480 },
  'room-arven': { summer: 520, winter: 610 },
  'room-lake': { summer: 580, winter: 670 },
  'room-corner': { summer: 640, winter: 730 },
  'room-suite-arolles': { summer: 890, winter: 980 },
  'room-suite-garden': { summer: 960, winter: 1050 },
  'room-suite-tower': { summer: 1480, winter: 1570 },
} as const

export type RoomId = keyof typeof roomRates
export type Season = 'summer' | 'winter'

/** CHF per person, with the first and the last day of arrival. */
export const offerRates = {
  'package-larch-gold': { price: 1290, from: '2027-09-17', to: '2027-10-07' },
  'package-first-snow': { price: 1480, from: '2026-12-12', to: '2026-12-19' },
  'package-white-week': { price: 3150, from: '2027-01-10', to: '2027-02-28' },
  'package-by-rail': { price: 740, from: '2027-06-12', to: '2027-10-08' },
  'package-four-kitchens': { price: 980, from: '2027-06-18', to: '2027-10-05' },
  'package-stillness': { price: 2350, from: '2027-03-07', to: '2027-03-30' },
} as const

export type OfferId = keyof typeof offerRates

const words = {
  de: {
    from: 'ab',
    summer: 'im Sommer',
    winter: 'im Winter',
    dates: (first: string, last: string) => `${first} bis ${last}`,
    price: (price: string) => `ab ${price} pro Person`,
    labels: ['Wann', 'Dabei', 'Preis'],
  },
  fr: {
    from: 'dès',
    summer: 'en été',
    winter: 'en hiver',
    dates: (first: string, last: string) => `Du ${first} au ${last}`,
    price: (price: string) => `dès ${price} par personne`,
    labels: ['Quand', 'Compris', 'Prix'],
  },
  en: {
    from: 'from',
    summer: 'in summer',
    winter: 'in winter',
    dates: (first: string, last: string) => `${first} to ${last}`,
    price: (price: string) => `from ${price} per person`,
    labels: ['When', 'Included', 'Price'],
  },
} as const

const dayOf = (date: string, language: Language): string => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(date))
  return `${Number(date.slice(8))}${language === 'de' ? '.' : ''} ${name}`
}

/** `CHF 1'290` */
export const francs = (amount: number): string => `CHF ${String(amount).replace(/\B(?=(\d{3})+$)/g, "'")}`

/** `ab CHF 390 im Sommer`: the lowest price of all rooms in a season. */
export function roomsFrom(season: Season, language: Language): string {
  const lowest = Math.min(...Object.values(roomRates).map((rates) => rates[season]))
  return `${words[language].from} ${francs(lowest)} ${words[language][season]}`
}

/** What an offer costs, when it is to be had, and what is included. */
export function offerFacts(id: OfferId, language: Language, included: string): Fact[] {
  const [dates, price] = offerWords(id, language)
  const [when, what, cost] = words[language].labels
  return facts([when, dates], [what, included], [cost, price])
}

function offerWords(id: OfferId, language: Language): [dates: string, price: string] {
  const { price, from, to } = offerRates[id]
  const { dates, price: per } = words[language]
  return [dates(dayOf(from, language), dayOf(to, language)), per(francs(price))]
}
