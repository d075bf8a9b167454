/**
 * The few words in which the demo hotel is written. A content file gives texts; everything that a content service
 * would add by itself (ids of translations, keys of array items, alternative texts, typography) is added here.
 */
import { catalogue } from './artwork/catalogue'
import { captionOf } from './content/captions'
import { typeset } from './typeset'

export const languages = ['de', 'fr', 'en'] as const
export type Language = (typeof languages)[number]
export type Fields = Record<string, unknown>
type Page = Fields & { path: string; title: string }

/** A document in three languages. What does not change with the language stands in `shared`. */
export interface Entry<Texts extends Fields = Fields> {
  id: string
  type: string
  shared?: Fields
  de: Texts
  fr: Texts
  en: Texts
}
export type PageEntry = Entry<Page>

const prefixes = { de: '', fr: '/fr', en: '/en' } as const
const pictureBySlug = new Map(catalogue.map((entry) => [entry.slug, entry]))
export const createdAt = '2026-03-02T08:00:00Z'
export const updatedAt = '2026-11-02T08:00:00Z'
/** Values that are names or addresses, never typeset. */
const literal = new Set(
  '_id _type _ref _key middleware _sanityAsset key namespace externalLink url email style videoId'.split(' '),
)

/** The id of a document in a language: plain in German, `{id}__i18n_fr` and `{id}__i18n_en` otherwise. */
export const idIn = (id: string, language: Language): string =>
  language === 'de' ? id : `${id}__i18n_${language}`

/** Pictures of the media library are the same in every language. */
const isForAll = (id: string): boolean => id.startsWith('mediaImage-')

/** A reference to a document; it points to that of the language in which it is used, where there is one for each. */
export const ref = (id: string) => ({ _type: 'reference', _ref: id })

/** The same to a page that may leave the site: what leads there vanishes with it. */
export const pageRef = (id: string) => ({ ...ref(id), _weak: true })

/** A target: `https:`, `mailto:`, `tel:`, a path of this site, or a document id with an optional `#section`. */
export function link(label: string | undefined, target: string): Fields {
  if (/^[a-z]+:/.test(target)) return { _type: 'link', label, isExternal: true, externalLink: target }
  if (target.startsWith('/')) return { _type: 'link', label, isExternal: false, externalLink: target }
  const [id = '', sectionId] = target.split('#')
  return { _type: 'link', label, isExternal: false, link: pageRef(id), sectionId }
}

/** What an editor may choose of a picture: words, its ratio, and the part of it that counts. */
interface PictureChoice {
  alt?: string
  caption?: string
  /** `square`, `panorama` or `w:h`. */
  ratio?: string
  /** Parts of width and height that are cut off. */
  crop?: { _type: 'sanity.imageCrop'; top: number; bottom: number; left: number; right: number }
  /** The focal point, in parts of width and height. */
  hotspot?: { _type: 'sanity.imageHotspot'; x: number; y: number; width: number; height: number }
}

/** A picture by its slug, in the format of `sanity dataset import`. Without `alt` the text of the catalogue is used. */
export const picture = (slug: string, more: PictureChoice = {}) => ({
  _type: 'picture',
  _sanityAsset: `image@file://./pictures/${slug}.jpg`,
  ...more,
})

/** A picture of a gallery: it also gets the caption of its slug, where there is one. */
export const captioned = (slug: string) => ({ ...picture(slug), withCaption: true })

/** The floor plan of a room: a drawing in `sandbox/hotel/plans`. */
export const floorPlan = (room: string, words: { alt: string; caption: string }) => ({
  _type: 'picture',
  _sanityAsset: `image@file://./plans/${room}.svg`,
  ...words,
})

/** The mark of a partner, in light lines for the dark footer: a drawing in `sandbox/hotel/marks`. */
export const mark = (name: string, alt: string) => ({
  _type: 'picture',
  _sanityAsset: `image@file://./marks/${name}.svg`,
  alt,
})

/** The settings of a page that has a colour as a whole. */
export const pageGround = (label: 'Gold' | 'Rose' | 'Green') => ({
  _type: 'pageSettings',
  hasBackground: true,
  pageBackgroundColor: { _type: 'backgroundColor', label },
})

/** A file of `sandbox/hotel/files` to download under a name. */
export const download = (name: string, file: string) => ({
  _type: 'downloadFile',
  name,
  file: { _type: 'file', _sanityAsset: `file@file://./files/${file}` },
})

/** One document per language, in the order German, French, English. */
export const localized = (entry: Entry): Fields[] => languages.map((language) => inLanguage(entry, language))

function inLanguage(entry: Entry, language: Language): Fields {
  const { path, ...texts } = entry[language]
  const url =
    typeof path === 'string'
      ? { url: { _type: 'pageUrl', fullPath: `${prefixes[language]}${path}` || '/' } }
      : {}
  const head = {
    _id: idIn(entry.id, language),
    _type: entry.type,
    _createdAt: createdAt,
    _updatedAt: updatedAt,
    __i18n_lang: language,
  }
  return { ...head, ...url, ...finishFields({ ...entry.shared, ...texts }, language) }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function finish(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return typeset(value, language)
  if (Array.isArray(value)) return value.map((item, index) => keyed(finish(item, language), index))
  return isFields(value) ? finishFields(value, language) : value
}

function finishFields(fields: Fields, language: Language): Fields {
  const present = Object.entries(described(fields, language)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([name, value]) => [name, finishField(name, value, language)]))
}

function finishField(name: string, value: unknown, language: Language): unknown {
  if (name === '_ref' && typeof value === 'string') return isForAll(value) ? value : idIn(value, language)
  return literal.has(name) && typeof value === 'string' ? value : finish(value, language)
}

/** Alternative text, focal point and caption of the picture, where the page does not give its own. */
function described(fields: Fields, language: Language): Fields {
  const [, slug] = /^image@file:\/\/\.\/pictures\/(.+)\.jpg$/.exec(String(fields._sanityAsset)) ?? []
  if (fields._type !== 'picture' || slug === undefined) return fields
  const entry = pictureBySlug.get(slug)
  if (!entry) throw new Error(`Picture "${slug}" is not in the catalogue of pictures (artwork/catalogue).`)
  const { withCaption, ...placed } = fields
  const caption = withCaption ? captionOf(slug, language) : undefined
  const hotspot = { _type: 'sanity.imageHotspot', ...entry.hotspot }
  return { alt: entry.altText[language], caption, hotspot, ...placed }
}

function keyed(item: unknown, index: number): unknown {
  if (!isFields(item) || typeof item._key === 'string') return item
  return { _key: `${typeof item._type === 'string' ? item._type : 'item'}-${index + 1}`, ...item }
}
