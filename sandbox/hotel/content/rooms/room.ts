import { facts, pictures, teaserGrid, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { captioned, floorPlan, type Language, link, type PageEntry, picture } from '../../write'
import { type RoomId, roomRates } from '../prices'

interface RoomShape {
  id: RoomId
  category: 'room' | 'suite'
  /** Square metres. */
  size: number
  guests: number
  /** The lowest, 0 for the ground floor, and the highest where there are several. */
  floors: [lowest: number, highest?: number]
  /** Dogs are welcome, a stove, a bathtub. */
  has: ('dogs' | 'stove' | 'bathtub')[]
  code: string
  gallery: [first: string, ...others: string[]]
  /** Ids of two rooms to look at next. */
  others: [string, string]
}

interface RoomTexts {
  path: string
  title: string
  lead: string
  ownFeature: string
  beds: string
  /** Facts of this room alone, before those of all rooms. */
  own: [label: string, value: string][]
  /** What the floor plan shows, and which way it lies. */
  plan: { alt: string; caption: string }
  aside: string
  more: string
  body: string[]
}

const words = {
  de: {
    note: 'Zimmer und Frühstück für zwei',
    seasons: { summer: 'Sommer', winter: 'Winter' },
    unit: 'pro Nacht für zwei',
    price: ['Im Preis', 'Frühstück, Spa, Abholung am Bahnhof'],
    arrival: ['Anreise', 'ab 15:00 Uhr, Abreise bis 12:00 Uhr'],
    next: 'Auch schön geschlafen wird hier',
    all: 'Alle sieben Arten',
  },
  fr: {
    note: 'Chambre et petit déjeuner pour deux',
    seasons: { summer: 'Été', winter: 'Hiver' },
    unit: 'par nuit pour deux',
    price: ['Compris', 'petit déjeuner, spa, accueil à la gare'],
    arrival: ['Arrivée', 'dès 15 h, départ jusqu’à 12 h'],
    next: 'On dort bien ici aussi',
    all: 'Les sept chambres et suites',
  },
  en: {
    note: 'Room and breakfast for two',
    seasons: { summer: 'Summer', winter: 'Winter' },
    unit: 'per night for two',
    price: ['Included', 'breakfast, spa, collection from the station'],
    arrival: ['Arrival', 'from 3 pm, departure by noon'],
    next: 'You would sleep well here too',
    all: 'All seven kinds',
  },
} as const

function inWords(language: Language, shape: RoomShape, texts: RoomTexts) {
  const { own, plan, aside, more, body, ...page } = texts
  const { note, seasons, unit, price, arrival, next, all } = words[language]
  const links = [link(all, 'page-rooms')]
  return {
    ...page,
    priceNote: note,
    floorPlan: floorPlan(shape.id, plan),
    prices: (['summer', 'winter'] as const).map((season) => ({
      _type: 'price',
      label: seasons[season],
      season,
      amount: roomRates[shape.id][season],
      currency: 'CHF',
      unit,
    })),
    facts: facts(...own, [price[0], price[1]], [arrival[0], arrival[1]]),
    parts: [
      text({ aside, lead: more, body: paragraphs(...body) }),
      teaserGrid({ title: next, layout: 'pairs', links }, shape.others),
    ],
  }
}

/** A room or suite in three languages, with the facts and prices that are the same for all. */
export function room(shape: RoomShape, de: RoomTexts, fr: RoomTexts, en: RoomTexts): PageEntry {
  const { id, category, size, guests, floors, has, code, gallery } = shape
  return {
    id,
    type: 'room',
    shared: {
      category,
      size,
      guests,
      floor: floors[0],
      topFloor: floors[1],
      allowsDogs: has.includes('dogs'),
      hasStove: has.includes('stove'),
      hasBathtub: has.includes('bathtub'),
      bookingCode: code,
      picture: picture(gallery[0]),
      gallery: pictures(...gallery),
    },
    de: inWords('de', shape, de),
    fr: inWords('fr', shape, fr),
    en: inWords('en', shape, en),
  }
}

export const roomIds = [
  'room-valley',
  'room-arven',
  'room-lake',
  'room-corner',
  'room-suite-arolles',
  'room-suite-garden',
  'room-suite-tower',
] as const

/** All rooms below one another, in each season beside a window of that season. */
export const roomIndex = (title: string) => [
  teaserGrid({ shownIn: 'summer', title, layout: 'index' }, roomIds),
  teaserGrid({ shownIn: 'winter', title, layout: 'index', picture: snowyWindow() }, roomIds),
]

/** A room with snow before its window. */
export const snowyWindow = () => captioned('suite-arolles')
