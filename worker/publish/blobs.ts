import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { codeOf } from '../error-code'
import type { Encoding } from './entry'
import { type Files, readIfThere, writeWhole } from './files'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The time of a blob's file, from its hash: seconds since the epoch between 2001 and 2035. Servers make entity tags of
 * size and time in seconds, so that two versions of one size within a second would otherwise be the same to a browser.
 */
export const blobTime = (sha: string): number => 1_000_000_000 + (Number.parseInt(sha.slice(0, 8), 16) >>> 2)

/** 5 is within 5 % of the size of 11 for text and some thirty times faster; a change must be live at once. */
const brotliQuality = 5

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: 6 }),
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Bytes by their SHA-256: `blobs/ab/cdef…`, with compressed copies `….br` and `….gz` that are made once. */
export class BlobStore {
  readonly #making = new Map<string, Promise<Buffer>>()

  /** `claimed`: blobs that a release in the making counts on; no record names them yet. */
  constructor(
    readonly folder: string,
    private readonly files: Files,
    /** Wait at each blob until it is on the disk. Without it the caller syncs once for many. */
    private readonly durable = true,
    readonly claimed = new Set<string>(),
  ) {}

  pathOf(sha: string, encoding?: Encoding): string {
    return path.join(this.folder, sha.slice(0, 2), sha.slice(2) + (encoding ? endings[encoding] : ''))
  }

  has(sha: string): Promise<boolean> {
    return this.files.exists(this.pathOf(sha))
  }

  /** Stores bytes whole and durable. When they are there, they only count as new to a sweep. */
  async put(sha: string, bytes: Buffer): Promise<void> {
    this.claimed.add(sha)
    if (await this.#renew(sha)) return
    await writeWhole(this.files, this.pathOf(sha), bytes, this.durable, blobTime(sha))
  }

  /** Says to a sweep, by the time of its last change, that a blob is wanted again. False when there is none. */
  async #renew(sha: string): Promise<boolean> {
    try {
      await this.files.utimes(this.pathOf(sha), blobTime(sha), blobTime(sha))
      return true
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false
      throw error
    }
  }

  /** Throws ENOENT when there is no such blob. */
  read(sha: string): Promise<Buffer> {
    return this.files.readFile(this.pathOf(sha))
  }

  /** The compressed copy; it is made and kept when it is not there. Asked twice at once, it is made once. */
  async compressed(sha: string, encoding: Encoding, plain?: Buffer): Promise<Buffer> {
    const file = this.pathOf(sha, encoding)
    const running = this.#making.get(file)
    if (running) return running
    const making = this.#make(sha, encoding, file, plain).finally(() => this.#making.delete(file))
    this.#making.set(file, making)
    return making
  }

  async #make(sha: string, encoding: Encoding, file: string, plain: Buffer | undefined): Promise<Buffer> {
    const there = plain ? undefined : await readIfThere(this.files, file)
    if (there) return there
    const bytes = await compress[encoding](plain ?? (await this.read(sha)))
    await writeWhole(this.files, file, bytes, this.durable, blobTime(sha))
    return bytes
  }

  /** The compressed copy for somebody who may not write: where it is not there yet, it is made and not kept. */
  async copyOf(sha: string, encoding: Encoding): Promise<Buffer> {
    const there = await readIfThere(this.files, this.pathOf(sha, encoding))
    return there ?? compress[encoding](await this.read(sha))
  }

  /** Makes the compressed copy when it is not there, without reading it when it is. */
  async ensureCompressed(sha: string, encoding: Encoding): Promise<void> {
    if (!(await this.files.exists(this.pathOf(sha, encoding)))) await this.compressed(sha, encoding)
  }

  async remove(sha: string): Promise<void> {
    await this.removeCopies(sha)
    await this.files.rm(this.pathOf(sha), { force: true })
  }

  async removeCopies(sha: string): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const)
      await this.files.rm(this.pathOf(sha, encoding), { force: true })
  }

  /** The same store for thousands of blobs: quick, and not durable before the caller synced. */
  quick(files: Files): BlobStore {
    return new BlobStore(this.folder, files, false, this.claimed)
  }

  /** Every blob that is stored, and the names of writes that were cut off. Walks the whole store. */
  async list(): Promise<{ shas: Set<string>; unfinished: string[] }> {
    const shas = new Set<string>()
    const unfinished: string[] = []
    for (const folder of await this.#folder(this.folder)) {
      for (const name of await this.#folder(path.join(this.folder, folder))) {
        if (name.endsWith('.tmp')) unfinished.push(path.join(this.folder, folder, name))
        else shas.add(folder + name.replace(/\.(?:br|gz)$/, ''))
      }
    }
    return { shas, unfinished }
  }

  async #folder(folder: string): Promise<string[]> {
    return this.files.readdir(folder).catch((error) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
      throw error
    })
  }
}
