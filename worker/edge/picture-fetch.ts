import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Transform } from 'node:stream'
import { heard } from '../streams/body-of'
import { intoFile } from '../streams/into-file'
import { acceptedType, keptHeaders, PictureRefused } from './picture-answer'
import { beginningSize, beginsLike } from './picture-types'

/** How long the content service may be silent, ms. */
const patience = 20_000

/** A whole picture or file on the disk of this machine. */
export interface FetchedPicture {
  file: string
  /** bytes */
  size: number
  headers: Readonly<Record<string, string>>
}

export interface PictureQuestion {
  url: URL
  /** What the browser takes; no other header of a visitor goes out. */
  accept: string
  /** Where it is written to. */
  file: string
  /** Bytes of the largest one. */
  largest: number
  signal: AbortSignal
}

/**
 * Fetches one picture or file into a file, portion by portion.
 * 1. Not there: 404. 2. Another status, a media type that is not passed on, bytes that do not begin like it, an encoding, or
 * fewer bytes than were announced: 502. 3. Larger than allowed: 413.
 * @throws PictureRefused, or what the network or the disk says
 */
export async function fetchPicture(question: PictureQuestion): Promise<FetchedPicture> {
  const { file, largest, signal, url } = question
  const response = await headOf(question)
  try {
    const type = acceptedType({ status: response.statusCode, headers: response.headers })
    const announced = announcedSize(response)
    if (announced !== undefined && announced > largest) throw tooLarge(url)
    const check = new PictureCheck(type, largest, url)
    await intoFile(response, check, file, signal)
    if (!response.complete || (announced !== undefined && announced !== check.size))
      throw new PictureRefused(502, `${url.pathname} broke off`)
    return { file, size: check.size, headers: { 'content-type': type, ...keptHeaders(response.headers) } }
  } finally {
    response.destroy()
  }
}

function headOf({ url, accept, signal }: PictureQuestion): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'identity' }
    const request = send(url, { headers, timeout: patience, signal, agent: false }, (response) => {
      resolve(heard(response))
    })
    request.on('timeout', () => request.destroy(new Error(`${url.pathname}: silence for ${patience} ms`)))
    request.on('error', reject)
    request.end()
  })
}

/** An answer that ends with its connection cannot be told from half of one, so its size has to be known somehow. */
function announcedSize({ headers }: IncomingMessage): number | undefined {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  if (headers['transfer-encoding'] === 'chunked') return undefined
  throw new PictureRefused(502, 'It does not say where it ends.')
}

const tooLarge = (url: URL) => new PictureRefused(413, `${url.pathname} is larger than what is passed on`)

/** Lets a picture through whose first bytes are those of its type, up to a size. */
class PictureCheck extends Transform {
  size = 0
  #beginning: Buffer | undefined = Buffer.alloc(0)

  constructor(
    private readonly type: string,
    private readonly largest: number,
    private readonly url: URL,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.size += chunk.length
    done(this.size > this.largest ? tooLarge(this.url) : this.#look(chunk))
  }

  override _flush(done: (error?: Error) => void): void {
    done(this.#letThrough())
  }

  #look(chunk: Buffer): Error | undefined {
    if (this.#beginning === undefined) {
      this.push(chunk)
      return undefined
    }
    this.#beginning = Buffer.concat([this.#beginning, chunk])
    return this.#beginning.length < beginningSize ? undefined : this.#letThrough()
  }

  #letThrough(): Error | undefined {
    const beginning = this.#beginning
    this.#beginning = undefined
    if (beginning === undefined) return undefined
    if (!beginsLike(this.type, beginning))
      return new PictureRefused(502, `${this.url.pathname} is no ${this.type}`)
    this.push(beginning)
    return undefined
  }
}
