import { type Answer, plain } from './answer'
import { type ByteRange, matchesTag, readRange } from './conditional'
import { filePolicy, type HeaderList, securityHeaders } from './headers'
import { knownMediaType } from './picture-types'
import { pictureCache } from './rules'
import type { EdgeSettings } from './settings'

/** A picture that is not passed on; the status that says so to a visitor. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  constructor(
    readonly status: 404 | 413 | 502 | 503,
    message: string,
  ) {
    super(message)
  }
}

/** What the content service answered, before its bytes; names of headers in lower case. */
export interface PictureHead {
  status: number | undefined
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The media type of what may be passed on. @throws PictureRefused for anything else */
export function acceptedType({ status, headers }: PictureHead): string {
  if (status === 404 || status === 410) throw new PictureRefused(404, 'It is not there.')
  const given = headers['content-type']
  const type = knownMediaType(typeof given === 'string' ? given : undefined)
  if (status !== 200 || type === undefined || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new PictureRefused(502, `answered ${status} with ${given}`)
  return type
}

/** What else of its headers visitors get. */
export function keptHeaders(headers: PictureHead['headers']): Record<string, string> {
  const result: Record<string, string> = {}
  for (const name of ['content-disposition', 'etag', 'last-modified'] as const) {
    const value = headers[name]
    if (typeof value === 'string') result[name] = value
  }
  return result
}

/** Formats differ only by what the browser takes, so that a cache knows three kinds and not every header. */
export const pictureKind = (accept: string | undefined): string => {
  if (accept?.includes('image/avif')) return 'image/avif,image/webp,*/*'
  return accept?.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}

/** What a visitor says of the picture that is asked for. */
export interface PictureHeaders {
  accept?: string | undefined
  range?: string | undefined
  'if-range'?: string | undefined
  'if-none-match'?: string | undefined
}

const words = {
  404: 'Not found',
  413: 'Too large',
  416: 'Range not satisfiable',
  502: 'Picture not available',
  503: 'Too many pictures',
}

/** What to send of a picture: all of it or a part, a line of text, or nothing where the visitor has it already. */
export interface AnswerOf<Picture> extends Omit<Answer, 'body'> {
  body: Picture | string | undefined
  range?: ByteRange
}

/** Films are asked for in parts by every phone. `tag`: its entity tag. */
export function answerWith<Picture extends { size: number; headers: Readonly<Record<string, string>> }>(
  picture: Picture,
  tag: string,
  asked: PictureHeaders,
  settings: Pick<EdgeSettings, 'siteUrl' | 'imageHost'>,
): AnswerOf<Picture> {
  const { etag: _etag, 'content-type': type, ...kept } = picture.headers
  const headers = {
    ...securityHeaders(settings),
    'Content-Security-Policy': filePolicy(settings),
    ...kept,
    'Cache-Control': pictureCache,
    Vary: 'Accept',
    ETag: tag,
    'Accept-Ranges': 'bytes',
  }
  if (matchesTag(asked['if-none-match'], tag)) return { status: 304, headers, body: undefined }
  const range = readRange(asked.range, asked['if-range'], picture.size, tag)
  const whole = { ...headers, 'Content-Type': type ?? 'application/octet-stream' }
  if (range === undefined) return { status: 200, headers: whole, body: picture }
  if (range === 'unsatisfiable') {
    const contentRange = { 'Content-Range': `bytes */${picture.size}` }
    // nginx has added the headers of the whole by then, and cannot take them back.
    return refusal(settings, 416, { ...contentRange, 'Cache-Control': pictureCache, Vary: 'Accept' })
  }
  const contentRange = `bytes ${range.start}-${range.end}/${picture.size}`
  return { status: 206, headers: { ...whole, 'Content-Range': contentRange }, body: picture, range }
}

/** Says in a line of text why there is no picture. */
export function refusal(
  settings: Pick<EdgeSettings, 'siteUrl'>,
  status: keyof typeof words,
  more: HeaderList = {},
): AnswerOf<never> {
  return { ...plain(settings, status, words[status], more), body: `${words[status]}\n` }
}
