/** One of each page part that an editor can place. */
import type { BackgroundLabel, StoredPart, StoredPartType } from '../../site/content/documents'
import { fileAsset } from './assets'
import { dayTexts, factLabels, factValues, headings, units } from './phrases'
import { body, link, paragraph, picture, reference, sentence, several, type Writer } from './writer'

/** What all parts have in common. */
interface Frame {
  _key: string
  title: string
  background?: BackgroundLabel
  sectionId?: string
}
type PartMaker = (at: Writer, frame: Frame) => StoredPart

/** Of a part that always lies on the colour of a season. */
const withoutBackground = ({ background: _, ...frame }: Frame): Frame => frame

export const fact = (at: Writer) => ({
  _type: 'fact' as const,
  _key: at.key(),
  label: at.random.pick(factLabels[at.language]),
  value: at.random.pick(factValues[at.language]),
})

export const price = (at: Writer) => ({
  _type: 'price' as const,
  _key: at.key(),
  label: at.random.pick(headings[at.language]),
  amount: at.random.between(18, 190) * 10,
  currency: 'CHF',
  unit: at.random.pick(units[at.language]),
})

export const openingTime = (at: Writer) => ({
  _type: 'openingTime' as const,
  _key: at.key(),
  days: at.random.pick(dayTexts[at.language]),
  opens: `${at.random.between(10, 18)}:30`,
  closes: `${at.random.between(21, 23)}:00`,
})

const hero: PartMaker = (at, frame) => ({
  ...withoutBackground(frame),
  _type: 'hero',
  lead: sentence(at),
  picture: picture(at),
  tone: at.random.pick(['ink', 'snow']),
  links: [link(at)],
})

/** A part of every kind but the hero, which stands first on every page. */
const makers: {
  readonly [Type in Exclude<StoredPartType, 'hero'>]: (
    at: Writer,
    frame: Frame,
  ) => Extract<StoredPart, { _type: Type }>
} = {
  textPart: (at, frame) => ({
    ...frame,
    _type: 'textPart',
    lead: sentence(at),
    body: body(at),
    links: several(at, 0, 2, () => link(at)),
  }),
  textWithImage: (at, frame) => ({
    ...frame,
    _type: 'textWithImage',
    body: body(at),
    picture: picture(at),
    pictureSide: at.random.pick(['left', 'right']),
  }),
  teaserGrid: (at, frame) => ({
    ...frame,
    _type: 'teaserGrid',
    lead: sentence(at),
    layout: at.random.pick(['index', 'pairs']),
    items: [...new Set(several(at, 3, 6, at.anyPage))].map((id) => ({ ...reference(id), _key: at.key() })),
  }),
  gallery: (at, frame) => ({
    ...frame,
    _type: 'gallery',
    pictures: several(at, 4, 9, () => picture(at)),
    columnWidth: 400,
  }),
  panorama: (at, frame) => ({ ...frame, _type: 'panorama', picture: { ...picture(at), ratio: 'panorama' } }),
  quote: (at, frame) => ({ ...frame, _type: 'quote', text: sentence(at), source: 'Seraina' }),
  facts: (at, frame) => ({ ...frame, _type: 'facts', items: several(at, 3, 7, () => fact(at)) }),
  prices: (at, frame) => ({
    ...frame,
    _type: 'prices',
    items: several(at, 2, 6, () => price(at)),
    note: sentence(at),
  }),
  openingHours: (at, frame) => ({
    ...frame,
    _type: 'openingHours',
    items: several(at, 1, 3, () => openingTime(at)),
  }),
  film: (at, frame) => ({
    ...frame,
    _type: 'film',
    film: { title: sentence(at), poster: picture(at), animatedPoster: 'winter', duration: 42 },
  }),
  webcam: (at, frame) => ({ ...frame, _type: 'webcam', pictures: [picture(at)], place: 'Dach' }),
  map: (at, frame) => ({
    ...frame,
    _type: 'map',
    body: body(at),
    latitude: 46.7867,
    longitude: 9.679,
    directions: link(at),
  }),
  callToAction: (at, frame) => ({
    ...frame,
    _type: 'callToAction',
    text: sentence(at),
    links: several(at, 1, 2, () => link(at)),
  }),
  accordion: (at, frame) => ({
    ...frame,
    _type: 'accordion',
    items: several(at, 2, 5, () => ({
      _type: 'accordionItem',
      _key: at.key(),
      title: sentence(at),
      body: body(at),
    })),
  }),
  downloads: (at, frame) => ({
    ...frame,
    _type: 'downloads',
    items: [
      { _key: at.key(), _type: 'downloadFile', name: 'Prospekt', file: { asset: reference(fileAsset._id) } },
      { _key: at.key(), _type: 'downloadImage', name: 'Edelgrat', image: picture(at) },
    ],
  }),
  seasonTeaser: (at, frame) => ({
    ...withoutBackground(frame),
    _type: 'seasonTeaser',
    season: at.random.pick(['summer', 'winter']),
    text: paragraph(at).slice(0, 300),
    picture: picture(at),
    link: link(at),
  }),
  upcomingEvents: (at, frame) => ({ ...frame, _type: 'upcomingEvents', count: at.random.between(3, 6) }),
}
const kinds = Object.values(makers)

const frameOf = (at: Writer, number: number): Frame => ({
  _key: `part${number}`,
  title: at.random.pick(headings[at.language]),
  ...(at.random.chance(25) ? { background: at.random.pick<BackgroundLabel>(['Gold', 'Rose', 'Green']) } : {}),
  ...(at.random.chance(30) ? { sectionId: `section-${number}` } : {}),
})

/** A hero and so many parts after it; from page to page every kind has its turn. */
export function partsOf(at: Writer, page: number, count: number): StoredPart[] {
  const chosen = Array.from({ length: count }, (_, index) => kinds[(page * 5 + index) % kinds.length] ?? hero)
  return [hero, ...chosen].map((make, index) => make(at, frameOf(at, index)))
}
