import { z } from 'zod'
import { wholeCharacters } from '../../site/addresses/address-form'
import { parseFileReference } from '../../site/addresses/file-reference'
import { parseImageReference } from '../../site/addresses/image-reference'
import { idInLanguage } from '../../site/languages/document-ids'
import type { Language } from '../../site/languages/locales'
import { beginningInBytes } from './beginning-of'

/** Everything that the media corner of a language holds, in one read of the content service. */
export const mediaQuery = `*[_id == $id][0]{
  sections[]{
    _key, title, text,
    items[]{
      _key, name,
      "asset": coalesce(file.asset, image.asset)->{_id, originalFilename, size, mimeType, creditLine, title}
    }
  }
}`

const text = z.string().nullish().catch(undefined)
const assetSchema = z.object({
  _id: z.string(),
  originalFilename: text,
  size: z.number().nullish().catch(undefined),
  mimeType: text,
  creditLine: text,
  title: text,
})
const itemSchema = z.object({ _key: text, name: text, asset: assetSchema })
const sectionSchema = z.object({
  _key: text,
  title: text,
  text,
  items: z.array(z.unknown()).nullish().catch([]),
})
const documentSchema = z.object({ sections: z.array(z.unknown()).nullish().catch([]) })

export const mediaDocumentId = (language: Language): string => idInLanguage('mediaCorner', language)

export interface MediaItem {
  /** Names it in addresses of the press; says nothing about where it is stored. */
  key: string
  name: string
  kind: 'image' | 'file'
  /** `JPG`, `PDF` */
  type: string
  /** Bytes; null when it is not known. */
  size: number | null
  language: Language
  credit: string | null
  /** px, of images */
  width: number | null
  height: number | null
}

/** An item with what only the server may know. */
export interface StoredItem extends MediaItem {
  /** What it is called once it is downloaded, with its ending. */
  filename: string
  mimeType: string
  /** `images` or `files`, and the name of the file in the content service. */
  place: { folder: 'images' | 'files'; file: string }
}

export interface MediaSection {
  key: string
  title: string
  text: string | null
  items: StoredItem[]
}

const safeKey = (key: string | null | undefined, fallback: string): string =>
  key && /^[\w-]{1,64}$/.test(key) ? key : fallback

/** Bytes of the longest name without its ending: file systems take 255, and one of two equal names gets a number. */
const longestName = 200

/** A name that every file system takes, with an ending. */
export function downloadName(name: string, extension: string): string {
  // A Mac writes a letter and its accent apart: two names that look alike would be one file there, and break elsewhere.
  const plain = wholeCharacters(name)
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a file name
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const base = withoutDots(beginningInBytes(withoutEnding(plain, extension), longestName)) || 'download'
  return `${base}.${extension}`
}

const withoutEnding = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) : name

/** Without dots and blanks at the end. */
function withoutDots(name: string): string {
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1
  return name.slice(0, end)
}

function placeOf(assetId: string) {
  const image = parseImageReference(assetId)
  if (image) {
    const file = `${image.id}-${image.width}x${image.height}.${image.format}`
    return { kind: 'image' as const, extension: image.format, folder: 'images' as const, file, size: image }
  }
  const file = parseFileReference(assetId)
  return (
    file && {
      kind: 'file' as const,
      extension: file.extension,
      folder: 'files' as const,
      file: `${file.id}.${file.extension}`,
      size: undefined,
    }
  )
}

function readItem(value: unknown, fallbackKey: string, language: Language): StoredItem | undefined {
  const parsed = itemSchema.safeParse(value)
  if (!parsed.success) return undefined
  const { asset, _key, name } = parsed.data
  const place = placeOf(asset._id)
  if (!place) return undefined
  const title = name || asset.title || asset.originalFilename || place.extension.toUpperCase()
  return {
    key: `${language}-${safeKey(_key, fallbackKey)}`,
    name: title,
    kind: place.kind,
    type: place.extension.toUpperCase(),
    size: asset.size ?? null,
    language,
    credit: asset.creditLine ?? null,
    width: place.size?.width ?? null,
    height: place.size?.height ?? null,
    filename: downloadName(asset.originalFilename || title, place.extension),
    mimeType: asset.mimeType ?? 'application/octet-stream',
    place: { folder: place.folder, file: place.file },
  }
}

/** The sections of a stored document; what is malformed is left out, the rest stays. */
export function readMediaSections(document: unknown, language: Language): MediaSection[] {
  const sections = documentSchema.safeParse(document).data?.sections ?? []
  const taken = new Set<string>()
  return sections.flatMap((value, at) => {
    const parsed = sectionSchema.safeParse(value)
    if (!parsed.success) return []
    const { _key, title, text: words, items } = parsed.data
    const own = safeKey(_key, `section${at}`)
    return [
      {
        key: `${language}-${own}`,
        title: title ?? '',
        text: words ?? null,
        items: (items ?? []).flatMap((item, index) => {
          const read = readItem(item, `item${at}-${index}`, language)
          return read ? [withOwnKey(read, own, taken)] : []
        }),
      },
    ]
  })
}

/** Keys are unique within a list only: where a section has one that an earlier section has, its own goes along. */
function withOwnKey(item: StoredItem, section: string, taken: Set<string>): StoredItem {
  const key = taken.has(item.key) ? `${item.key}-${section}` : item.key
  taken.add(key)
  return { ...item, key }
}

/** What a visitor with a session gets to know: no address, no id, no revision of anything stored. */
export const shownSections = (sections: readonly MediaSection[]) =>
  sections.map(({ key, title, text: words, items }) => ({
    key,
    title,
    text: words,
    items: items.map(({ place: _place, mimeType: _type, filename: _name, ...item }): MediaItem => item),
  }))
