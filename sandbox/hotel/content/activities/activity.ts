import { facts, pictures, teaserGrid, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { type Language, link, type PageEntry, picture } from '../../write'

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

const words = {
  de: { next: 'Ein anderer Tag', all: 'Alles im Tal' },
  fr: { next: 'Un autre jour', all: 'Toute la vallée' },
  en: { next: 'Another day', all: 'All of the valley' },
} as const

function inWords(language: Language, id: string, { body, facts: pairs, ...rest }: ActivityTexts) {
  const { next, all } = words[language]
  return {
    ...rest,
    facts: facts(...pairs),
    parts: [
      text({ body: paragraphs(...body) }),
      teaserGrid({ title: next, layout: 'pairs', links: [link(all, 'page-activities')] }, nextOf(id)),
    ],
  }
}

/** An activity in three languages. */
export function activity(shape: ActivityShape, texts: Record<Language, ActivityTexts>): PageEntry {
  const { id, gallery, price, ...rest } = shape
  return {
    id,
    type: 'activity',
    shared: { ...rest, priceFrom: price, picture: picture(gallery[0]), gallery: pictures(...gallery) },
    de: inWords('de', id, texts.de),
    fr: inWords('fr', id, texts.fr),
    en: inWords('en', id, texts.en),
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

/** The next two of the same season; after the last comes the first. */
function nextOf(id: string): string[] {
  const ids: readonly string[] =
    [summerActivityIds, winterActivityIds].find((season: readonly string[]) => season.includes(id)) ?? []
  const twice = [...ids, ...ids]
  const at = twice.indexOf(id)
  return twice.slice(at + 1, at + 3)
}
