import { hours, pictures, teaserGrid } from '../../parts'
import { type Language, link, type PageEntry, picture } from '../../write'

interface RestaurantShape {
  id: string
  seats: number
  gallery: [first: string, ...others: string[]]
  others: [string, string]
}

interface RestaurantTexts {
  path: string
  title: string
  lead: string
  cuisine: string
  hours: Parameters<typeof hours>
  facts: object[]
  parts: object[]
}

const words = {
  de: { reserve: 'Tisch reservieren', next: 'Ein anderer Tisch' },
  fr: { reserve: 'Réserver une table', next: 'Une autre table' },
  en: { reserve: 'Reserve a table', next: 'Another table' },
} as const

function inWords(language: Language, shape: RestaurantShape, texts: RestaurantTexts) {
  const { reserve, next } = words[language]
  const { hours: times, parts, ...rest } = texts
  return {
    ...rest,
    openingHours: hours(...times),
    reservation: link(reserve, 'page-dining#table'),
    parts: [...parts, teaserGrid({ title: next, layout: 'pairs' }, shape.others)],
  }
}

/** A restaurant or the bar in three languages. */
export function restaurant(shape: RestaurantShape, texts: Record<Language, RestaurantTexts>): PageEntry {
  const { id, seats, gallery } = shape
  return {
    id,
    type: 'restaurant',
    shared: { seats, picture: picture(gallery[0]), gallery: pictures(...gallery) },
    de: inWords('de', shape, texts.de),
    fr: inWords('fr', shape, texts.fr),
    en: inWords('en', shape, texts.en),
  }
}

export const restaurantIds = [
  'restaurant-grandsalon',
  'restaurant-stube',
  'restaurant-terrace',
  'restaurant-jeanne',
  'restaurant-bar',
] as const
