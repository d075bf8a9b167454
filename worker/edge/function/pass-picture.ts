import { entityTag } from '../conditional'
import {
  type AnswerOf,
  acceptedType,
  answerWith,
  keptHeaders,
  type PictureHead,
  type PictureHeaders,
  PictureRefused,
  pictureKind,
  refusal,
} from '../picture-answer'
import { picturePattern } from '../picture-path'
import { beginsLike } from '../picture-types'
import { picturePrefixes } from '../rules'
import type { EdgeSettings } from '../settings'
import { upstreamAddress } from '../upstream-address'
import { beginReading, cutStream, type Portions } from './cut-stream'
import { type Fetch, fetchWithin } from './fetch-within'
import { hexDigest } from './hex-digest'
import { sized } from './sized'

/** How long the content service may take to begin, ms. */
const patience = 20_000

/** What is no larger is read to its end before any of it is sent: its size is known then, and no half of it goes out. Bytes. */
const readAhead = 64 * 1024

/** A picture whose beginning is here. `size` is not a number where nobody has told it. */
interface ComingPicture {
  size: number
  headers: Readonly<Record<string, string>>
  portions: Portions
}

/**
 * Fetches a picture or a file of the content service, and passes on what is of a known kind and begins like it. `path` as it was
 * asked for, with its query; of the visitor nothing goes out but which formats he takes.
 */
export async function passPicture(
  path: string,
  request: Request,
  settings: EdgeSettings,
  ask: Fetch,
): Promise<Response> {
  const asked: PictureHeaders = Object.fromEntries(request.headers)
  try {
    const kind = pictureKind(asked.accept)
    const picture = await beginPicture(path, kind, settings, ask)
    const tag = entityTag(await hexDigest(`${kind} ${path} ${picture.size} ${picture.headers.etag ?? ''}`))
    const wanted = Number.isFinite(picture.size) ? asked : { ...asked, range: undefined }
    const answer = answerWith(picture, tag, wanted, settings)
    if (answer.body === picture && request.method !== 'HEAD')
      return whole(answer, picture, settings.largestFile)
    await picture.portions.rest.cancel()
    return new Response(textFor(answer, request), answer)
  } catch (error) {
    const answer = refusal(settings, error instanceof PictureRefused ? error.status : 502)
    return new Response(textFor(answer, request), answer)
  }
}

const textFor = ({ body }: AnswerOf<unknown>, { method }: Request): string | null =>
  typeof body === 'string' && method !== 'HEAD' ? body : null

function whole(answer: AnswerOf<unknown>, { size, portions }: ComingPicture, most: number): Response {
  const range = answer.range ?? { start: 0, end: Number.POSITIVE_INFINITY }
  const length = Math.min(range.end, size - 1) - range.start + 1
  return new Response(sized(cutStream(portions, range, most), length), answer)
}

/** @throws PictureRefused, Silence, or what the network says */
async function beginPicture(
  path: string,
  accept: string,
  { imageOrigin, pictureSource, largestFile }: EdgeSettings,
  ask: Fetch,
): Promise<ComingPicture> {
  const url = upstreamAddress(imageOrigin, path, picturePrefixes)
  if (!url || !new RegExp(picturePattern(pictureSource)).test(url.pathname))
    throw new PictureRefused(404, 'It is none of ours.')
  const headers = { accept, 'accept-encoding': 'identity' }
  // A cache of the runtime would give everybody the format that one browser took.
  const init = { headers, cache: 'no-store', redirect: 'manual' } as const
  return fetchWithin(patience, ask, url.href, init, async (response) => {
    try {
      return await checked(response, largestFile)
    } catch (error) {
      if (response.body?.locked === false) await response.body.cancel()
      throw error
    }
  })
}

async function checked(response: Response, most: number): Promise<ComingPicture> {
  const head = headOf(response)
  const type = acceptedType(head)
  const announced = Number(head.headers['content-length'] ?? Number.NaN)
  if (announced > most) throw new PictureRefused(413, 'It is larger than what is passed on.')
  if (!response.body) throw new PictureRefused(502, 'It has no bytes.')
  const portions = await beginReading(response.body, readAhead)
  const size = portions.isWhole ? sizeOf(portions.begun) : announced
  const isHalf = portions.isWhole && Number.isFinite(announced) && announced !== size
  if (isHalf || !beginsLike(type, beginningOf(portions.begun))) {
    await portions.rest.cancel()
    throw new PictureRefused(502, isHalf ? 'It broke off.' : `It is no ${type}.`)
  }
  return { size, headers: { 'content-type': type, ...keptHeaders(head.headers) }, portions }
}

/** A runtime undoes an encoding by itself, asked for or not; how long the rest is was told of the encoded bytes then. */
function headOf({ status, headers }: Response): PictureHead {
  const { 'content-encoding': encoding, 'content-length': length, ...rest } = Object.fromEntries(headers)
  const isEncoded = encoding !== undefined && encoding !== 'identity'
  return {
    status,
    headers: { ...rest, ...(isEncoded || length === undefined ? {} : { 'content-length': length }) },
  }
}

const sizeOf = (portions: readonly Uint8Array[]): number =>
  portions.reduce((size, portion) => size + portion.length, 0)

/** Enough of it to tell what it is, in however small portions it came. */
function beginningOf(portions: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = portions
  if (others.length === 0) return first ?? new Uint8Array()
  const all = new Uint8Array(sizeOf(portions))
  let at = 0
  for (const portion of portions) {
    all.set(portion, at)
    at += portion.length
  }
  return all
}
