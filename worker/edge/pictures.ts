import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { sha256 } from '../disk/sha256'
import { type Answer, plain } from './answer'
import { type ByteRange, entityTag, matchesTag, readRange } from './conditional'
import { filePolicy, type HeaderList, securityHeaders } from './headers'
import { PictureCache } from './picture-cache'
import { type FetchedPicture, fetchPicture, PictureRefused } from './picture-fetch'
import { makePictureFolder } from './picture-folder'
import { picturePattern } from './picture-path'
import { pictureCache, picturePrefixes } from './rules'
import type { EdgeSettings } from './settings'
import { SharedWork } from './shared-work'
import { upstreamAddress } from './upstream-address'

/** Pictures that are fetched at once, and that wait for it. */
const mostFetched = 16
const mostWaiting = 500

/** What to send: a file of this machine or a part of it, a line of text, or nothing where the visitor has it already. */
export interface PictureAnswer extends Omit<Answer, 'body'> {
  body: FetchedPicture | string | undefined
  range?: ByteRange
}

/** What a visitor says of the picture that is asked for. */
export type PictureHeaders = Pick<IncomingHttpHeaders, 'accept' | 'range' | 'if-none-match'> & {
  'if-range'?: string | undefined
}

const words = {
  404: 'Not found',
  413: 'Too large',
  416: 'Range not satisfiable',
  502: 'Picture not available',
  503: 'Too many pictures',
}

/**
 * Fetches pictures and files of the content service for the site's own origin. They are written to disk and streamed from
 * there, so that memory does not depend on how many are asked for or how slowly they are read. Only whole ones of known
 * kinds are kept or sent.
 */
export class Pictures {
  readonly #cache: PictureCache
  readonly #fetching = new SharedWork<FetchedPicture>(
    mostFetched,
    mostWaiting,
    () => new PictureRefused(503, 'Too many are waited for.'),
  )
  readonly #address: RegExp
  #folder: Promise<string> | undefined

  constructor(private readonly settings: EdgeSettings) {
    this.#cache = new PictureCache(
      settings.pictureRoom,
      (file) => void rm(file, { force: true }).catch(() => undefined),
    )
    this.#address = new RegExp(picturePattern(settings.pictureSource))
  }

  /** `leaves` says that the visitor is gone. Throws only then. */
  async answer(asked: string, headers: PictureHeaders, leaves: AbortSignal): Promise<PictureAnswer> {
    try {
      const kind = pictureKind(headers.accept)
      return this.#found(await this.#picture(asked, kind, leaves), `${kind} ${asked}`, headers)
    } catch (error) {
      leaves.throwIfAborted()
      return this.#refused(error instanceof PictureRefused ? error.status : 502)
    }
  }

  /** Forgets everything, on the disk, too. */
  async close(): Promise<void> {
    const folder = await this.#folder?.catch(() => undefined)
    this.#folder = undefined
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }

  async #picture(asked: string, kind: string, leaves: AbortSignal): Promise<FetchedPicture> {
    const url = upstreamAddress(this.settings.imageOrigin, asked, picturePrefixes)
    if (!url || !this.#address.test(url.pathname)) throw new PictureRefused(404, 'It is none of ours.')
    const key = `${kind} ${url.pathname}${url.search}`
    const kept = this.#cache.get(key)
    if (kept && (await isStillThere(kept))) return kept
    if (kept && this.#cache.get(key) === kept) this.#cache.forget(key)
    return this.#fetching.ask(key, (signal) => this.#fetch(key, url, kind, signal), leaves)
  }

  /** Made with the first picture, and again where what tidies up temporary files took it, or where the disk was full. */
  async #place(): Promise<string> {
    const known = this.#folder
    const folder = await known?.catch(() => undefined)
    if (folder !== undefined && (await stat(folder).catch(() => undefined))) return folder
    if (this.#folder === known) this.#folder = makePictureFolder(os.tmpdir())
    return this.#folder ?? this.#place()
  }

  async #fetch(key: string, url: URL, accept: string, signal: AbortSignal): Promise<FetchedPicture> {
    const file = path.join(await this.#place(), randomUUID())
    try {
      const picture = await fetchPicture({ url, accept, file, largest: this.settings.largestFile, signal })
      this.#cache.set(key, picture)
      return picture
    } catch (error) {
      await rm(file, { force: true }).catch(() => undefined)
      throw error
    }
  }

  /** An address names its bytes, so that its tag is known without them. Films are asked for in parts by every phone. */
  #found(picture: FetchedPicture, name: string, asked: PictureHeaders): PictureAnswer {
    const { etag, 'content-type': type, ...kept } = picture.headers
    const tag = entityTag(sha256(`${name} ${picture.size} ${etag ?? ''}`))
    const headers = {
      ...securityHeaders(this.settings),
      'Content-Security-Policy': filePolicy,
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
      return this.#refused(416, { ...contentRange, 'Cache-Control': pictureCache, Vary: 'Accept' })
    }
    const contentRange = `bytes ${range.start}-${range.end}/${picture.size}`
    return { status: 206, headers: { ...whole, 'Content-Range': contentRange }, body: picture, range }
  }

  #refused(status: keyof typeof words, more: HeaderList = {}): PictureAnswer {
    const answer = plain(this.settings, status, words[status], more)
    return { ...answer, body: `${words[status]}\n` }
  }
}

/** Temporary files are tidied up on most machines, and then nothing of what is kept here is there. */
const isStillThere = async ({ file, size }: FetchedPicture): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.size === size

/** Formats differ only by what the browser takes, so that the cache knows three kinds and not every header. */
const pictureKind = (accept: string | undefined): string => {
  if (accept?.includes('image/avif')) return 'image/avif,image/webp,*/*'
  return accept?.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}
