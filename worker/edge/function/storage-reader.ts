import type { CacheRule, Entry } from '../../publish/release/entry'
import { isHashedAsset } from '../../publish/release/entry'
import { hashName, scriptsName } from '../../publish/targets/object-names'
import type { ByteRange } from '../conditional'
import { cacheControl } from '../rules'
import { type Fetch, type FetchInit, fetchWithin } from './fetch-within'

/** The storage does not answer, or not as one does: of what it has nothing is known then. */
export class StorageAway extends Error {
  override readonly name: string = 'StorageAway'
}

/** A file is another one than a moment ago: it has to be decided anew what is answered. */
export class FileChanged extends StorageAway {
  override readonly name = 'FileChanged'
}

/** A file as the storage has it, with its bytes where they were asked for. */
export interface StoredFile {
  key: string
  /** `size` is not a number where the storage does not tell it. */
  entry: Entry
  response?: Response
}

/** How long the storage may take to begin an answer, ms. */
const patience = 10_000

/** What a name stands for never changes, and that nothing is there may change at once. s */
const keptForever = { cacheEverything: true, cacheTtlByStatus: { '200-299': 31_536_000, '300-599': -1 } }

/** Reads what the target for storages has written (`worker/publish/targets/s3.ts`). Nothing of a visitor reaches it. */
export class StorageReader {
  readonly #place: string

  constructor(
    address: string,
    private readonly ask: Fetch,
  ) {
    this.#place = address.replace(/(?<!\/)\/+$/, '')
  }

  /** An object with its bytes or, by `HEAD`, without; undefined where the storage says that it has none. @throws StorageAway */
  async look(key: string, method: 'GET' | 'HEAD'): Promise<StoredFile | undefined> {
    const response = await this.#answer(key, { method })
    if (response.status === 200)
      return { key, entry: entryOf(response.headers), ...(method === 'GET' ? { response } : {}) }
    await response.body?.cancel()
    // A storage answers 403 for what is not there to those who may not list it.
    if (response.status === 404 || response.status === 403) return undefined
    throw new StorageAway(`${key}: ${response.status}`)
  }

  /** The bytes of a file that was looked at. @throws StorageAway, FileChanged */
  async bytes({ key, entry, response }: StoredFile, range?: ByteRange): Promise<Response> {
    if (response && !range) return response
    const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {}
    const found = await this.#answer(key, { headers })
    const isSame = entryOf(found.headers).sha256 === entry.sha256
    if (isSame && found.status === (range ? 206 : 200)) return found
    await found.body?.cancel()
    throw found.status === 200 && !range ? new FileChanged(key) : new StorageAway(`${key}: ${found.status}`)
  }

  /** A text that may have changed since it had this entity tag; undefined where it has not. @throws StorageAway */
  async text(key: string, known: string | undefined): Promise<{ text: string; tag: string } | undefined> {
    const headers: HeadersInit = known ? { 'if-none-match': known } : {}
    return this.#asking(key, { headers }, async (response) => {
      const tag = response.headers.get('etag') ?? ''
      if (response.status === 200) return { text: await response.text(), tag }
      await response.body?.cancel()
      if (response.status === 304 && known !== undefined) return undefined
      throw new StorageAway(`${key}: ${response.status}`)
    })
  }

  #answer = (key: string, init: FetchInit): Promise<Response> =>
    this.#asking(key, init, (response) => response)

  async #asking<Taken>(
    key: string,
    init: FetchInit,
    take: (response: Response) => Taken | Promise<Taken>,
  ): Promise<Taken> {
    const headers = { 'accept-encoding': 'identity', ...init.headers }
    const kept: FetchInit = isHashedAsset(key) ? { cf: keptForever } : { cache: 'no-store' }
    const url = `${this.#place}/${key.split('/').map(encodeURIComponent).join('/')}`
    try {
      return await fetchWithin(
        patience,
        this.ask,
        url,
        { ...init, ...kept, headers, redirect: 'manual' },
        take,
      )
    } catch (error) {
      if (error instanceof StorageAway) throw error
      throw new StorageAway(`${key}: ${String(error)}`)
    }
  }
}

/** Type and rule are what the object was stored with. It is plain text: whoever is in front compresses. */
function entryOf(headers: Headers): Entry {
  const scripts = headers.get(`x-amz-meta-${scriptsName}`)
  return {
    sha256: headers.get(`x-amz-meta-${hashName}`) ?? (headers.get('etag') ?? '').replace(/^W\/|"/g, ''),
    size: Number(headers.get('content-length') ?? Number.NaN),
    type: headers.get('content-type') ?? 'application/octet-stream',
    cache: ruleOf(headers.get('cache-control')),
    encodings: [],
    ...(scripts === null ? {} : { scriptHashes: scripts.split(' ') }),
  }
}

const rules: readonly CacheRule[] = ['immutable', 'day']
const ruleOf = (stored: string | null): CacheRule =>
  rules.find((rule) => cacheControl[rule] === stored) ?? 'page'
