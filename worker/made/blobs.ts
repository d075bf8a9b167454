import path from 'node:path'
import { codeOf } from '../disk/error-code'
import { type Files, moveAside, sizeOf, writeWhole } from '../disk/files'
import { KnownFiles } from '../disk/known-files'
import { sha256 } from '../disk/sha256'
import { BlobCopies } from './blob-copies'
import { endings, restore } from './copies'
import { type Encoding, encodings } from './encodings'

/**
 * The time of a blob's file, from its hash: seconds since the epoch between 2001 and 2035. Servers make entity tags of
 * size and time in seconds, so that two versions of one size within a second would otherwise be the same to a browser.
 */
export const blobTime = (sha: string): number => 1_000_000_000 + (Number.parseInt(sha.slice(0, 8), 16) >>> 2)

/** Neither the bytes of this hash nor a copy that they could be made of are on the disk as they should be. */
export class DamagedBlob extends Error {
  override readonly name = 'DamagedBlob'
  constructor(readonly sha: string) {
    super(`The bytes of ${sha} are damaged or gone.`)
  }
}

/** What the file system says of a file that is gone, is another kind of thing, or lies on a sector that is lost. */
const lost: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EIO', 'ELOOP', 'ENXIO'])

/**
 * Bytes by their SHA-256: `blobs/ab/cdef…`, with compressed copies `….br` and `….gz` that are made once. Nothing is handed
 * out that was not compared with its hash; a file that is still the one which was compared is not compared again.
 */
export class BlobStore {
  readonly copies = new BlobCopies(this)

  /** `claimed`: blobs that a release in the making counts on; no record names them yet. */
  constructor(
    readonly folder: string,
    private readonly files: Files,
    /** Wait at each blob until it is on the disk. Without it the caller syncs once for many. */
    private readonly durable = true,
    readonly claimed = new Set<string>(),
    /** Told of each blob or copy that was asked for and is not as it should be. */
    private readonly onDamaged: (sha: string) => void = () => undefined,
    readonly known = new KnownFiles(),
    /** Asks elsewhere for bytes that are not on this disk; undefined where nobody has them. What comes is compared, too. */
    private readonly askElsewhere: (sha: string) => Promise<Buffer | undefined> = async () => undefined,
  ) {}

  pathOf(sha: string, encoding?: Encoding): string {
    return path.join(this.folder, sha.slice(0, 2), sha.slice(2) + (encoding ? endings[encoding] : ''))
  }

  has(sha: string): Promise<boolean> {
    return this.files.exists(this.pathOf(sha))
  }

  /** Bytes of a blob on the disk, with its compressed copies. */
  async sizeOf(sha: string): Promise<number> {
    const sizes = [undefined, 'br', 'gzip'] as const
    return (
      await Promise.all(sizes.map((encoding) => sizeOf(this.files, this.pathOf(sha, encoding))))
    ).reduce((sum, size) => sum + size)
  }

  /** Stores bytes whole and durable. When they are there, they only count as new to a sweep. */
  async put(sha: string, bytes: Buffer): Promise<void> {
    this.claimed.add(sha)
    const state = await this.#stateOf(sha, bytes)
    if (state === 'whole') return
    if (state === 'damaged') this.onDamaged(sha)
    await this.#write(sha, bytes, undefined, state === 'damaged')
  }

  /** Moves aside a blob that is damaged, with its copies, so that nobody takes it for one. */
  async setAside(sha: string): Promise<void> {
    for (const encoding of [undefined, ...encodings]) {
      const file = this.pathOf(sha, encoding)
      if ((await this.files.exists(file)) && !(await this.holds(file, sha, encoding)))
        await moveAside(this.files, file, true)
    }
  }

  /** Moves aside what is in the place of a blob or copy, and writes the right bytes. */
  async mend(sha: string, bytes: Buffer, encoding?: Encoding): Promise<void> {
    await this.#write(sha, bytes, encoding, true)
  }

  async #write(
    sha: string,
    bytes: Buffer,
    encoding: Encoding | undefined,
    isDamaged: boolean,
  ): Promise<void> {
    const file = this.pathOf(sha, encoding)
    if (isDamaged) await moveAside(this.files, file, true)
    await writeWhole(this.files, file, bytes, this.durable, blobTime(sha))
  }

  /** Says to a sweep, by the time of its last change, that a whole blob is wanted again. */
  async #stateOf(sha: string, bytes: Buffer): Promise<'whole' | 'damaged' | 'none'> {
    const file = this.pathOf(sha)
    try {
      const stamp = await this.files.lstat(file)
      if (!stamp.isFile() || stamp.size !== bytes.length) return 'damaged'
      if (!this.known.has(stamp, sha) && !(await this.files.readFile(file)).equals(bytes)) return 'damaged'
      await this.files.utimes(file, blobTime(sha), blobTime(sha))
      return 'whole'
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return 'none'
      if (lost.has(codeOf(error))) return 'damaged'
      throw error
    }
  }

  /** The plain bytes. @throws DamagedBlob */
  async read(sha: string): Promise<Buffer> {
    const isThere = await this.has(sha)
    const bytes = isThere ? await this.readWhole(sha) : await this.fetch(sha)
    if (bytes) return bytes
    this.onDamaged(sha)
    for (const encoding of encodings) {
      const copy = await this.readWhole(sha, encoding)
      if (copy) return restore[encoding](copy)
    }
    const fetched = isThere ? await this.fetch(sha) : undefined
    if (fetched) return fetched
    throw new DamagedBlob(sha)
  }

  /** Gets bytes from elsewhere and keeps them. Undefined where they are not to be had, or not those of the hash. */
  async fetch(sha: string): Promise<Buffer | undefined> {
    const bytes = await this.askElsewhere(sha)
    if (!bytes || sha256(bytes) !== sha) return undefined
    await this.#write(sha, bytes, undefined, await this.has(sha))
    return bytes
  }

  /** The bytes of one file as it lies on the disk; undefined where they are not those of the hash. */
  readWhole(sha: string, encoding?: Encoding): Promise<Buffer | undefined> {
    return this.readFileOf(this.pathOf(sha, encoding), sha, encoding)
  }

  /** The same of any file that should hold these bytes. */
  async readFileOf(file: string, sha: string, encoding?: Encoding): Promise<Buffer | undefined> {
    try {
      const stamp = await this.files.lstat(file)
      if (!stamp.isFile()) return undefined
      const what = nameOf(sha, encoding)
      const bytes = await this.files.readFile(file)
      if (this.known.has(stamp, what) && bytes.length === stamp.size) return bytes
      if (!(await areWhole(bytes, sha, encoding))) return undefined
      this.known.add(stamp, what)
      return bytes
    } catch (error) {
      if (lost.has(codeOf(error))) return undefined
      throw error
    }
  }

  /** Whether a blob lies there as it was put, by its size and time. */
  async isAsPut(sha: string, size: number): Promise<boolean> {
    const stamp = await this.files.lstat(this.pathOf(sha)).catch(() => undefined)
    return stamp?.isFile() === true && stamp.size === size && isUntouched(stamp, sha)
  }

  /** Waits until a blob is on the disk, whoever put it there. */
  async reachDisk(sha: string): Promise<void> {
    const handle = await this.files.open(this.pathOf(sha), 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /**
   * Sees to it that a blob is there as it was put, for whoever links to it: by its size and time, with `thoroughly` by its
   * hash, too. One that is damaged is made again from a copy. @throws DamagedBlob
   */
  async ensure(sha: string, size: number, thoroughly: boolean): Promise<void> {
    const stamp = await this.files.lstat(this.pathOf(sha)).catch(() => undefined)
    const there = stamp?.isFile() && stamp.size === size ? stamp : undefined
    const untouched = there && isUntouched(there, sha) ? there : undefined
    if (untouched && (!thoroughly || this.known.has(untouched, sha))) return
    if (!stamp && (await this.fetch(sha))) return
    if (!there || !(await this.readWhole(sha))) await this.mend(sha, await this.read(sha))
    else if (!untouched) await this.files.utimes(this.pathOf(sha), blobTime(sha), blobTime(sha))
  }

  /** Whether a compressed copy is there as it was made; `thoroughly`: by what comes out of it. */
  async hasCopy(sha: string, encoding: Encoding, thoroughly: boolean): Promise<boolean> {
    const stamp = await this.files.lstat(this.pathOf(sha, encoding)).catch(() => undefined)
    if (!stamp?.isFile() || stamp.size === 0) return false
    return thoroughly || !isUntouched(stamp, sha) ? (await this.readWhole(sha, encoding)) !== undefined : true
  }

  /** Whether a file holds these bytes: looked at, and read where it is not known. */
  async holds(file: string, sha: string, encoding?: Encoding): Promise<boolean> {
    const stamp = await this.files.lstat(file).catch(() => undefined)
    if (stamp?.isFile() && this.known.has(stamp, nameOf(sha, encoding))) return true
    return (await this.readFileOf(file, sha, encoding)) !== undefined
  }

  /** The file of the plain bytes, for whoever reads it in portions. @throws DamagedBlob */
  async wholeFile(sha: string): Promise<string> {
    const file = this.pathOf(sha)
    const stamp = await this.files.lstat(file).catch(() => undefined)
    if (stamp?.isFile() && this.known.has(stamp, nameOf(sha))) return file
    if (await this.readWhole(sha)) return file
    if (!stamp && (await this.fetch(sha))) return file
    this.onDamaged(sha)
    throw new DamagedBlob(sha)
  }

  /** Keeps a compressed copy, in the place of a damaged one. */
  async putCopy(sha: string, encoding: Encoding, bytes: Buffer): Promise<void> {
    await this.#write(sha, bytes, encoding, await this.files.exists(this.pathOf(sha, encoding)))
  }

  async remove(sha: string): Promise<void> {
    await this.removeCopies(sha)
    await this.files.rm(this.pathOf(sha), { recursive: true, force: true })
  }

  async removeCopies(sha: string): Promise<void> {
    for (const encoding of encodings)
      await this.files.rm(this.pathOf(sha, encoding), { recursive: true, force: true })
  }

  /** The same store by another way to the disk; for thousands of blobs not durable before the caller synced. */
  quick(files: Files, durable = false): BlobStore {
    return new BlobStore(
      this.folder,
      files,
      durable,
      this.claimed,
      this.onDamaged,
      this.known,
      this.askElsewhere,
    )
  }

  /** Every blob that is stored, and the names of writes that were cut off. Walks the whole store. */
  async list(): Promise<{ shas: Set<string>; unfinished: string[] }> {
    const shas = new Set<string>()
    const unfinished: string[] = []
    for (const folder of await this.#folder(this.folder)) {
      if (folder.endsWith('.damaged')) continue
      for (const name of await this.#folder(path.join(this.folder, folder))) {
        if (name.endsWith('.damaged')) continue
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

/** Whoever writes into a file changes its time. */
const isUntouched = ({ mtimeMs }: { mtimeMs: number }, sha: string): boolean =>
  mtimeMs === blobTime(sha) * 1000

const nameOf = (sha: string, encoding?: Encoding): string => (encoding ? `${encoding} ${sha}` : sha)

/** A copy is whole when what it was made of comes out of it again. */
async function areWhole(bytes: Buffer, sha: string, encoding: Encoding | undefined): Promise<boolean> {
  if (!encoding) return sha256(bytes) === sha
  const plain = await restore[encoding](bytes).catch(() => undefined)
  return plain !== undefined && sha256(plain) === sha
}
