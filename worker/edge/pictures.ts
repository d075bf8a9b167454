import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Answer, plain } from './answer'
import { filePolicy, securityHeaders } from './headers'
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

/** What to send: a file of this machine, or a line of text. */
export interface PictureAnswer extends Omit<Answer, 'body'> {
  body: FetchedPicture | string
}

const words = { 404: 'Not found', 413: 'Too large', 502: 'Picture not available', 503: 'Too many pictures' }

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
  async answer(asked: string, accept: string | undefined, leaves: AbortSignal): Promise<PictureAnswer> {
    try {
      return this.#found(await this.#picture(asked, pictureKind(accept), leaves))
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
    return (
      this.#cache.get(key) ?? this.#fetching.ask(key, (signal) => this.#fetch(key, url, kind, signal), leaves)
    )
  }

  async #fetch(key: string, url: URL, accept: string, signal: AbortSignal): Promise<FetchedPicture> {
    this.#folder ??= makePictureFolder(os.tmpdir()).catch((error: unknown) => {
      // On a full disk it is tried again with the next picture.
      this.#folder = undefined
      throw error
    })
    const file = path.join(await this.#folder, randomUUID())
    try {
      const picture = await fetchPicture({ url, accept, file, largest: this.settings.largestFile, signal })
      this.#cache.set(key, picture)
      return picture
    } catch (error) {
      await rm(file, { force: true }).catch(() => undefined)
      throw error
    }
  }

  #found(picture: FetchedPicture): PictureAnswer {
    const security = { ...securityHeaders(this.settings), 'Content-Security-Policy': filePolicy }
    const headers = { ...security, ...picture.headers, 'Cache-Control': pictureCache, Vary: 'Accept' }
    return { status: 200, headers, body: picture }
  }

  #refused(status: 404 | 413 | 502 | 503): PictureAnswer {
    const answer = plain(this.settings, status, words[status])
    return { ...answer, body: `${words[status]}\n` }
  }
}

/** Formats differ only by what the browser takes, so that the cache knows three kinds and not every header. */
const pictureKind = (accept: string | undefined): string => {
  if (accept?.includes('image/avif')) return 'image/avif,image/webp,*/*'
  return accept?.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}
