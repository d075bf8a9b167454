import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { wholeCharacters } from '../../site/addresses/address-form'
import { entityTag } from '../edge/conditional'
import { knownMediaType } from '../edge/picture-types'
import { bodyOf } from '../streams/body-of'
import type { StoredItem } from './media-list'

export interface FileSource {
  /** Origin of the content service's files. */
  imageOrigin: string
  projectId: string
  dataset: string
}

/** Width and height of a preview, px: twice what it is shown at. */
const preview = 'w=208&h=136&fit=crop&auto=format&q=70'

export interface Fetched {
  status: number
  headers: Record<string, string>
  body: Readable
}

/** `attachment` with a name for old programs and the real one for all others (RFC 6266). Half a character is replaced. */
export function attachment(name: string): string {
  const filename = wholeCharacters(name)
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Names the bytes of an item, for who goes on with a download: its key stays where an editor replaces the file. */
export const tagOf = ({ place }: Pick<StoredItem, 'place'>): string =>
  entityTag(createHash('sha256').update(`${place.folder}/${place.file}`).digest('hex'))

/**
 * The headers of a file that a browser may show. As everywhere on this origin, that is what has a known kind; anything else,
 * HTML above all, it can only save.
 */
export const shownHeaders = ({ headers }: Pick<Fetched, 'headers'>): Fetched['headers'] =>
  knownMediaType(headers['content-type']) === undefined
    ? { ...headers, 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }
    : headers

const passed = ['content-length', 'content-range', 'accept-ranges', 'content-type'] as const

interface Wish {
  range?: string | undefined
  accept?: string | undefined
  signal: AbortSignal
}

/** Fetches a file of the media corner, or a preview of it. Undefined as `fetchStored`. */
export function fetchFile(
  item: StoredItem,
  source: FileSource,
  { asPreview = false, accept, ...wish }: Wish & { asPreview?: boolean },
): Promise<Fetched | undefined> {
  const { folder, file } = item.place
  const path = `/${folder}/${source.projectId}/${source.dataset}/${file}`
  return asPreview
    ? fetchStored(`${path}?${preview}`, source, { ...wish, accept })
    : fetchStored(path, source, wish)
}

/**
 * Fetches a picture or file of the content service as a stream, or part of it by `range`. Undefined when the content
 * service does not have it or does not answer well.
 */
export async function fetchStored(
  path: string,
  { imageOrigin }: Pick<FileSource, 'imageOrigin'>,
  { range, accept, signal }: Wish,
): Promise<Fetched | undefined> {
  const response = await fetch(imageOrigin + path, {
    headers: {
      'accept-encoding': 'identity',
      ...(accept === undefined ? {} : { accept }),
      ...(range === undefined ? {} : { range }),
    },
    signal,
  })
  const isGood = [200, 206, 416].includes(response.status)
  if (!isGood || (response.body === null && response.status !== 416)) {
    await response.body?.cancel()
    return undefined
  }
  const headers: Record<string, string> = {}
  for (const name of passed) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { status: response.status, headers, body: bodyOf(response) }
}
