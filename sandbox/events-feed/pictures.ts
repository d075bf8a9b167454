import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FeedLanguage } from './facets'
import { places } from './program/places'

type Place = keyof typeof places

/** Pictures of the house's own collection: in winter, and for the rest of the year. */
const byPlace: Readonly<Record<Place, readonly [winter: string, other: string]>> = {
  pier: ['village-night', 'lake-mirror'],
  square: ['village-winter', 'village-autumn'],
  lake: ['village-night', 'lake-noon'],
  church: ['village-winter', 'village-autumn'],
  school: ['village-winter', 'village-autumn'],
  salon: ['music-salon', 'music-salon'],
  bar: ['bar-lamplight', 'bar-lamplight'],
  kitchen: ['dish-chestnut', 'kitchen-garden'],
  library: ['library-fireplace', 'library-fireplace'],
  rink: ['ice-rink', 'ice-rink'],
  sawmill: ['arolles-hamlet', 'arolles-hamlet'],
  chapel: ['village-night', 'arolles-hamlet'],
  forest: ['snowshoe-night', 'stone-pine-forest'],
  dairy: ['cheese-board', 'cheese-board'],
  lane: ['village-winter', 'cattle-descent'],
  alp: ['cheese-board', 'meadow-flowers'],
  station: ['ski-tracks', 'trail-summit'],
  hut: ['stars-over-ridge', 'stars-over-ridge'],
  slope: ['ski-touring', 'trail-summit'],
}

/** Width and height of a JPEG in px, from its frame header. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const references = new Map<string, string | undefined>()

/** The reference under which the content service keeps a picture of the collection; undefined where it is not drawn. */
function referenceOf(name: string): string | undefined {
  if (references.has(name)) return references.get(name)
  let reference: string | undefined
  try {
    const bytes = readFileSync(path.resolve('sandbox/hotel/pictures', `${name}.jpg`))
    const size = jpegSize(bytes)
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    reference = size && `image-${sha1}-${size.width}x${size.height}-jpg`
  } catch {
    reference = undefined
  }
  references.set(name, reference)
  return reference
}

const captions = new Map<string, unknown>()

function altOf(name: string, language: FeedLanguage): string {
  if (captions.size === 0) {
    try {
      const text = readFileSync(path.resolve('sandbox/hotel/pictures/pictures.json'), 'utf8')
      for (const [file, entry] of Object.entries<unknown>(JSON.parse(text))) captions.set(file, entry)
    } catch {
      captions.set('', undefined)
    }
  }
  const entry = captions.get(`${name}.jpg`)
  const words = isRecord(entry) && isRecord(entry.altText) ? entry.altText[language] : undefined
  return typeof words === 'string' ? words : ''
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The picture of an event by its place and season, in the form of the content service; null where there is none. */
export function pictureOf(place: Place, firstDate: string, language: FeedLanguage) {
  const isWinter = ['12', '01', '02', '03'].includes(firstDate.slice(5, 7))
  const name = byPlace[place][isWinter ? 0 : 1]
  const reference = referenceOf(name)
  return reference
    ? { reference, alternative: altOf(name, language), caption: places[place][language] }
    : null
}
