import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type Answer, plain } from './answer'
import { filePolicy, securityHeaders } from './headers'
import { type Picture, PictureCache } from './picture-cache'
import { cacheControl, pictureCache, picturePrefixes } from './rules'
import type { EdgeSettings } from './settings'
import { upstreamAddress } from './upstream-address'

/** How long the content service may take for a picture, ms. */
const patience = 20_000

export interface PictureAnswer extends Omit<Answer, 'body'> {
  bytes: Buffer
}

/**
 * Fetches pictures and files of the content service for the site's own origin, and keeps them in memory. No cookie, no
 * body and no query but the picture's own goes out; only what a browser shows as a picture or downloads comes back.
 */
export class Pictures {
  readonly #cache: PictureCache
  readonly #running = new Map<string, Promise<Picture>>()

  constructor(private readonly settings: EdgeSettings) {
    this.#cache = new PictureCache(settings.imageMemory)
  }

  async answer(path: string, accept: string | undefined): Promise<PictureAnswer> {
    const key = `${pictureKind(accept)} ${path}`
    const known = this.#cache.get(key)
    if (known) return this.#answerOf(known)
    try {
      return this.#answerOf(await this.#once(key, path, pictureKind(accept)))
    } catch (error) {
      return this.#failure(error)
    }
  }

  #once(key: string, path: string, accept: string): Promise<Picture> {
    const running = this.#running.get(key)
    if (running) return running
    const fetching = this.#fetch(path, accept)
      .then((picture) => {
        if (picture.status === 200) this.#cache.set(key, picture)
        return picture
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, fetching)
    return fetching
  }

  #fetch(path: string, accept: string): Promise<Picture> {
    const url = upstreamAddress(this.settings.imageOrigin, path, picturePrefixes)
    if (!url) return Promise.reject(new Error(`${path} leads elsewhere`))
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const request = send(url, { headers: { accept }, timeout: patience }, (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          chunks.push(chunk)
          if (size > this.settings.largestFile) response.destroy(new TooLarge(path))
        })
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 502,
            headers: kept(response.headers),
            bytes: Buffer.concat(chunks),
          })
        })
      })
      request.on('timeout', () => request.destroy(new Error(`No answer for ${path} within ${patience} ms`)))
      request.on('error', reject)
      request.end()
    })
  }

  #answerOf({ status, headers, bytes }: Picture): PictureAnswer {
    const good = status === 200
    const cache = good ? pictureCache : cacheControl.never
    const security = { ...securityHeaders(this.settings), 'Content-Security-Policy': filePolicy }
    const passed = good ? headers : { 'content-type': 'text/plain; charset=utf-8' }
    const body = good ? bytes : Buffer.from(status === 404 ? 'Not found\n' : 'Picture not available\n')
    const shown = good || (status >= 400 && status < 500) ? status : 502
    return {
      status: shown,
      headers: { ...security, ...passed, 'Cache-Control': cache, ...(good ? { Vary: 'Accept' } : {}) },
      bytes: body,
    }
  }

  #failure(error: unknown): PictureAnswer {
    const { status, headers } = plain(this.settings, error instanceof TooLarge ? 413 : 502, '')
    return { status, headers, bytes: Buffer.from('Picture not available\n') }
  }
}

class TooLarge extends Error {
  constructor(path: string) {
    super(`${path} is larger than what is passed on`)
  }
}

/** Formats differ only by what the browser takes, so that the cache knows three kinds and not every header. */
const pictureKind = (accept: string | undefined): string => {
  if (accept?.includes('image/avif')) return 'image/avif,image/webp,*/*'
  return accept?.includes('image/webp') ? 'image/webp,*/*' : '*/*'
}

function kept(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {}
  for (const name of ['content-type', 'content-disposition', 'etag', 'last-modified'] as const) {
    const value = headers[name]
    if (typeof value === 'string') result[name] = value
  }
  return result
}
