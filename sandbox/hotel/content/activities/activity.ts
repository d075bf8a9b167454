import { facts, pictures, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { type Language, type PageEntry, picture } from '../../write'

interface ActivityShape {
  id: string
  season: 'summer' | 'winter'
  difficulty?: 'easy' | 'moderate' | 'demanding'
  distanceKm?: number
  ascentMetres?: number
  /** CHF per person; none where it is part of the stay. */
  price?: number
  gallery: [first: string, ...others: string[]]
}

interface ActivityTexts {
  path: string
  title: string
  lead: string
  duration: string
  meetingPoint: string
  facts: [label: string, value: string][]
  body: string[]
}

const inWords = ({ body, facts: pairs, ...rest }: ActivityTexts) => ({
  ...rest,
  facts: facts(...pairs),
  parts: [text({ body: paragraphs(...body) })],
})

/** An activity in three languages. */
export function activity(shape: ActivityShape, texts: Record<Language, ActivityTexts>): PageEntry {
  const { id, gallery, price, ...rest } = shape
  return {
    id,
    type: 'activity',
    shared: { ...rest, priceFrom: price, picture: picture(gallery[0]), gallery: pictures(...gallery) },
    de: inWords(texts.de),
    fr: inWords(texts.fr),
    en: inWords(texts.en),
  }
}

export const summerActivityIds = [
  'activity-lake-path',
  'activity-pine-forest',
  'activity-ridge',
  'activity-bridge',
  'activity-fishing',
  'activity-yoga',
] as const

export const winterActivityIds = [
  'activity-skiing',
  'activity-ski-touring',
  'activity-cross-country',
  'activity-snowshoes',
  'activity-sledging',
  'activity-ice-rink',
] as const
