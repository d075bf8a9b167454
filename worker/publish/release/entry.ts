import { searchFolder } from '../../../site/search/file-names'
import type { Reason } from '../../changes/change'
import { type Encoding, encodings } from '../../made/encodings'

/**
 * How long a file may be kept without asking again: `immutable` for one year, `page` never without revalidation,
 * `day` for one day.
 */
export type CacheRule = 'immutable' | 'page' | 'day'

/** One file of a release. The bytes are kept under their SHA-256. */
export interface Entry {
  /** SHA-256 of the bytes as they are in the root, in hex. */
  sha256: string
  /** Bytes. */
  size: number
  /** Content type as it is sent. */
  type: string
  cache: CacheRule
  /** Encodings that are offered beside the plain bytes. */
  encodings: readonly Encoding[]
  /** HTML and page data: id of the content document or event that the page belongs to. */
  owner?: string
  reason?: Reason
  /** HTML: `sha256-…` of every inline script, for the content security policy of this page. */
  scriptHashes?: readonly string[]
  /** Milliseconds since the epoch when a hashed asset left the site; it is served for the retention time. */
  retiredAt?: number
}

export type FileEntry = readonly [file: string, entry: Entry]

/** Where a file stands in the order of writing: what is referred to comes before what refers to it. */
export const writeOrder = ['asset', 'data', 'html', 'app-data'] as const
export type FileKind = (typeof writeOrder)[number]

export function fileKind(path: string): FileKind {
  if (path === 'page-data/app-data.json') return 'app-data'
  if (path.startsWith('page-data/') || path.startsWith('slice-data/')) return 'data'
  return path.endsWith('.html') ? 'html' : 'asset'
}

/** Names that change whenever the bytes change. Understood by JavaScript and by PCRE. */
export const hashedAssetPattern =
  '^(?:[^/]+[-.][0-9a-f]{16,}\\.(?:js|css)(?:\\.LICENSE\\.txt)?|static/(?:.*[-./])?[0-9a-f]{8,}(?:[-./].*)?)$'

const hashedAsset = new RegExp(hashedAssetPattern)

/** True for a file whose old name may stay for open tabs and may be kept for ever. */
export const isHashedAsset = (path: string): boolean => hashedAsset.test(path)

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
}

const extensionOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

export const knownTypes: Readonly<Record<string, string>> = types

export const contentType = (path: string): string => types[extensionOf(path)] ?? 'application/octet-stream'

const compressible = new Set([
  'html',
  'json',
  'js',
  'mjs',
  'css',
  'txt',
  'xml',
  'ics',
  'webmanifest',
  'svg',
  'vtt',
])

/** Smaller files gain nothing: headers and one packet cost the same. Bytes. */
export const smallestCompressed = 256

/**
 * The index of the search: an edit writes several of its small files, and a visitor who searches loads two or three. To
 * compress them before each switch would cost every edit more than that visitor gains.
 */
const isLeftPlain = (path: string): boolean => path.startsWith(searchFolder)

export const encodingsFor = (path: string, size: number): readonly Encoding[] =>
  size >= smallestCompressed && compressible.has(extensionOf(path)) && !isLeftPlain(path) ? encodings : []

/** Kinds of files that are asked for again each time. */
export const asking = new Set([
  'html',
  'json',
  'js',
  'mjs',
  'css',
  'txt',
  'xml',
  'ics',
  'webmanifest',
  'zip',
  'pdf',
])
export const fonts = new Set(['woff2', 'woff'])

/** Hashed assets and fonts are immutable; text is asked for again each time; other pictures and films live a day. */
export function cacheRule(path: string): CacheRule {
  if (isHashedAsset(path) || fonts.has(extensionOf(path))) return 'immutable'
  return asking.has(extensionOf(path)) ? 'page' : 'day'
}

/** Sent for a year, to everybody: its compressed copies are made with care, and only such ones are kept. */
export const isLasting = ({ cache }: Pick<Entry, 'cache'>): boolean => cache === 'immutable'

/** Two entries that a visitor could not tell apart. */
export const sameEntry = (a: Entry | undefined | null, b: Entry | undefined | null): boolean =>
  a === b ||
  (a != null &&
    b != null &&
    a.sha256 === b.sha256 &&
    a.type === b.type &&
    a.cache === b.cache &&
    a.owner === b.owner &&
    (a.retiredAt === undefined) === (b.retiredAt === undefined))
