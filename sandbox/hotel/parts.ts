/** The parts of a page as an editor places them. Each function gives a stored part; keys are added later. */
import { captioned, type Fields, pageRef, type picture } from './write'

type Picture = ReturnType<typeof picture>
interface Base {
  /** Target of jump links, the same in every language so that switching keeps the place. */
  sectionId?: string
  /** Only in one season. */
  shownIn?: 'summer' | 'winter'
  background?: 'Gold' | 'Rose' | 'Green' | 'White'
  title?: string
}
interface Film {
  _type: 'filmSource'
  title: string
  poster: Picture
  animatedPoster?: 'summer' | 'winter'
  /** Seconds. */
  duration?: number
}
interface Hero {
  lead?: string
  picture: Picture
  tone: 'ink' | 'snow'
  film?: Film
  links?: Fields[]
}
interface TextWithImage {
  body: Fields[]
  picture: Picture
  pictureSide: 'left' | 'right'
  links?: Fields[]
}
interface SeasonTeaser {
  season: 'summer' | 'winter'
  text: string
  picture: Picture
  link: Fields
}
export interface Fact {
  _type?: 'fact'
  label: string
  value: string
}
interface Price {
  label: string
  season?: 'summer' | 'winter'
  amount?: number
  currency?: string
  unit?: string
  note?: string
}
interface Hours {
  days: string
  opens?: string
  closes?: string
  note?: string
}
interface Place {
  body: Fields[]
  latitude: number
  longitude: number
  directions: Fields
}

const part =
  <Content extends object>(type: string) =>
  (content: Base & Content) => ({ _type: type, ...content })

/** A part that is a list: each of its items gets the type that the content service knows it by. */
const listPart =
  <Item extends object, More extends object = object>(type: string, itemType: string) =>
  (content: Base & More & { items: Item[] }) => ({
    _type: type,
    ...content,
    items: content.items.map((item) => ({ _type: itemType, ...item })),
  })

export const hero = part<Hero>('hero')
export const text = part<{ aside?: string; lead?: string; body?: Fields[]; links?: Fields[] }>('textPart')
export const textWithImage = part<TextWithImage>('textWithImage')
export const panorama = part<{ picture: Picture; body: Fields[]; facts?: Fact[]; links?: Fields[] }>(
  'panorama',
)
export const quote = part<{ text: string; source?: string }>('quote')
export const factsPart = listPart<Fact>('facts', 'fact')
export const pricesPart = listPart<Price, { note?: string }>('prices', 'price')
export const hoursPart = listPart<Hours, { note?: string }>('openingHours', 'openingTime')
export const film = part<{ film: Film }>('film')
export const webcam = part<{ pictures: Picture[]; place: string }>('webcam')
export const ridge = part<{ link: Fields }>('ridge')
export const map = part<Place>('map')
export const callToAction = part<{ text: string; links: Fields[] }>('callToAction')
export const accordion = listPart<{ title: string; body: Fields[] }>('accordion', 'accordionItem')
export const downloads = part<{ items: Fields[] }>('downloads')
export const seasonTeaser = part<SeasonTeaser>('seasonTeaser')
export const upcomingEvents = part<{ count: number }>('upcomingEvents')

/** Teasers of documents by their ids: as an index beside one picture, or in pairs. */
export const teaserGrid = (
  content: Base & { lead?: string; layout: 'index' | 'pairs'; picture?: Picture; links?: Fields[] },
  ids: readonly string[],
): Fields => ({ _type: 'teaserGrid', ...content, items: ids.map(pageRef) })

/** Rooms side by side, by their ids. */
export const roomFinder = (content: Base & { lead?: string }, ids: readonly string[]): Fields => ({
  _type: 'roomFinder',
  ...content,
  items: ids.map(pageRef),
})

/** A form by which guests ask, with what they can choose by its ids. */
export const enquiry = (
  content: Base & {
    kind: 'room' | 'table' | 'activity' | 'wedding' | 'meeting'
    lead?: string
    asksAges?: boolean
    asksDog?: boolean
    needsPhone?: boolean
    to?: string
    promise?: string
  },
  ids: readonly string[] = [],
): Fields => ({ _type: 'enquiry', ...content, items: ids.map(pageRef) })

/** A wall of pictures by their slugs, columns 400 px wide. */
export const gallery = (content: Base, slugs: readonly string[]): Fields => ({
  _type: 'gallery',
  columnWidth: 400,
  ...content,
  pictures: slugs.map(captioned),
})

/** Facts from pairs of label and value. */
export const facts = (...pairs: [label: string, value: string][]): Fact[] =>
  pairs.map(([label, value]) => ({ _type: 'fact', label, value }))

/** Opening hours of a restaurant, without the part around them. */
export const hours = (...items: Hours[]) => items.map((item) => ({ _type: 'openingTime', ...item }))

/** Pictures by their slugs, for the gallery of a room, restaurant, package or activity. */
export const pictures = (...slugs: string[]) => slugs.map(captioned)

/** The colour of a whole page. */
export const pageColour = (label: 'Gold' | 'Rose' | 'Green') => ({
  _type: 'pageSettings',
  hasBackground: true,
  pageBackgroundColor: { _type: 'backgroundColor', label },
})
