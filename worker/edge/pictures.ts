import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sha256 } from '../disk/sha256'
import { entityTag } from './conditional'
import {
  type AnswerOf,
  answerWith,
  type PictureHeaders,
  PictureRefused,
  pictureKind,
  refusal,
} from './picture-answer'
import { PictureCache } from './picture-cache'
import { type FetchedPicture, fetchPicture } from './picture-fetch'
import { makePictureFolder } from './picture-folder'
import { picturePattern } from './picture-path'
import { picturePrefixes } from './rules'
import type { EdgeSettings } from './settings'
import { SharedWork } from './shared-work'
import { upstreamAddress } from './upstream-address'

/** Pictures that are fetched at once, and that wait for it. */
const mostFetched = 16
const mostWaiting = 500

/** What to send: a file of this machine or a part of it, a line of text, or nothing where the visitor has it already. */
export type PictureAnswer = AnswerOf<FetchedPicture>

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
      const picture = await this.#picture(asked, kind, leaves)
      // An address names its bytes, so that its tag is known without them.
      const tag = entityTag(sha256(`${kind} ${asked} ${picture.size} ${picture.headers.etag ?? ''}`))
      return answerWith(picture, tag, headers, this.settings)
    } catch (error) {
      leaves.throwIfAborted()
      return refusal(this.settings, error instanceof PictureRefused ? error.status : 502)
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
}

/** Temporary files are tidied up on most machines, and then nothing of what is kept here is there. */
const isStillThere = async ({ file, size }: FetchedPicture): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.size === size
