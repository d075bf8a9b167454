import { pictures, teaserGrid, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { type Language, link, type PageEntry, pageGround, picture } from '../../write'
import { type OfferId, offerRates } from '../prices'

interface PackageShape {
  id: OfferId
  nights: number
  code: string
  gallery: [first: string, ...others: string[]]
  others: [string, string]
  /** Colour of the whole page. */
  ground?: 'Gold' | 'Rose' | 'Green'
}

interface PackageTexts {
  path: string
  title: string
  lead: string
  includes: string[]
  aside: string
  more: string
  body: string[]
}

const words = {
  de: { note: 'pro Person im Doppelzimmer', next: 'Andere Angebote', all: 'Alle Angebote' },
  fr: {
    note: 'par personne en chambre double',
    when: 'Dates',
    next: 'D’autres offres',
    all: 'Toutes les offres',
  },
  en: { note: 'per person, two sharing', next: 'Other offers', all: 'All offers' },
} as const

function inWords(language: Language, shape: PackageShape, texts: PackageTexts) {
  const { aside, more, body, ...rest } = texts
  const said = words[language]
  return {
    ...rest,
    priceNote: said.note,
    parts: [
      text({ aside, lead: more, body: paragraphs(...body) }),
      teaserGrid(
        { title: said.next, layout: 'pairs', links: [link(said.all, 'page-packages')] },
        shape.others,
      ),
    ],
  }
}

/** An offer in three languages. */
export function packageOf(shape: PackageShape, texts: Record<Language, PackageTexts>): PageEntry {
  const { id, nights, code, gallery, ground } = shape
  const { price, from, to } = offerRates[id]
  return {
    id,
    type: 'package',
    shared: {
      nights,
      priceFrom: price,
      validFrom: from,
      validTo: to,
      bookingCode: code,
      picture: picture(gallery[0]),
      gallery: pictures(...gallery),
      settings: ground && pageGround(ground),
    },
    de: inWords('de', shape, texts.de),
    fr: inWords('fr', shape, texts.fr),
    en: inWords('en', shape, texts.en),
  }
}

export const packageIds = [
  'package-larch-gold',
  'package-first-snow',
  'package-white-week',
  'package-by-rail',
  'package-four-kitchens',
  'package-stillness',
] as const
