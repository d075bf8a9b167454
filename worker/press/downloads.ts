import type { Readable } from 'node:stream'
import { wellFormed } from '../../site/addresses/address-form'
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
  const filename = wellFormed(name)
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

const passed = ['content-length', 'content-range', 'accept-ranges', 'content-type'] as const

/**
 * Fetches a file of the content service as a stream, or part of it by `range`. Undefined when the content service does
 * not have it or does not answer well.
 */
export async function fetchFile(
  item: StoredItem,
  source: FileSource,
  {
    range,
    asPreview = false,
    accept,
    signal,
  }: {
    range?: string | undefined
    asPreview?: boolean
    accept?: string | undefined
    signal: AbortSignal
  },
): Promise<Fetched | undefined> {
  const { folder, file } = item.place
  const address = `${source.imageOrigin}/${folder}/${source.projectId}/${source.dataset}/${file}`
  const response = await fetch(asPreview ? `${address}?${preview}` : address, {
    headers: {
      'accept-encoding': 'identity',
      ...(asPreview && accept ? { accept } : {}),
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
