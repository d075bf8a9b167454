import { compress } from './copies'
import type { Encoding } from './encodings'

/** What copies are made of, and where they are kept. */
interface WholeBlobs {
  pathOf(sha: string, encoding?: Encoding): string
  /** The plain bytes. @throws DamagedBlob */
  read(sha: string): Promise<Buffer>
  /** The copy as it lies there; undefined where it is not whole. */
  readWhole(sha: string, encoding?: Encoding): Promise<Buffer | undefined>
  hasCopy(sha: string, encoding: Encoding, thoroughly: boolean): Promise<boolean>
  putCopy(sha: string, encoding: Encoding, bytes: Buffer): Promise<void>
}

/** Compressed copies of blobs, each made once, when somebody asks for it or before. */
export class BlobCopies {
  readonly #making = new Map<string, Promise<Buffer>>()
  /** Copies that are to be made with care, one after the other, and the end of the last one. */
  readonly #promised = new Set<string>()
  #care: Promise<void> = Promise.resolve()

  constructor(private readonly blobs: WholeBlobs) {}

  /**
   * The compressed copy; it is made and kept when it is not there. Asked twice at once, it is made once. `isLasting`: of bytes
   * that are sent for a year, with more care.
   */
  async get(sha: string, encoding: Encoding, isLasting = false): Promise<Buffer> {
    return this.#once(this.blobs.pathOf(sha, encoding), () => this.#make(sha, encoding, isLasting))
  }

  /** One making for all who ask meanwhile. */
  async #once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#making.get(name)
    if (running) return running
    const making = make().finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #make(sha: string, encoding: Encoding, isLasting: boolean): Promise<Buffer> {
    const there = await this.blobs.readWhole(sha, encoding)
    if (there) return there
    const bytes = await compress[encoding](await this.blobs.read(sha), isLasting)
    await this.blobs.putCopy(sha, encoding, bytes)
    return bytes
  }

  /** The compressed copy for somebody who may not write: where it is not there yet, it is made quickly and not kept. */
  async quick(sha: string, encoding: Encoding): Promise<Buffer> {
    return (await this.blobs.readWhole(sha, encoding)) ?? this.#forNow(sha, encoding)
  }

  /**
   * The compressed copy of bytes that are sent for a year, for somebody who waits. A quick one that was kept would stand in the place of
   * the careful one for as long; so that one is made, after the answer.
   */
  async lasting(sha: string, encoding: Encoding): Promise<Buffer> {
    const there = await this.blobs.readWhole(sha, encoding)
    if (there) return there
    this.#promise(sha, encoding)
    return this.#forNow(sha, encoding)
  }

  #forNow(sha: string, encoding: Encoding): Promise<Buffer> {
    const name = `${this.blobs.pathOf(sha, encoding)} for now`
    return this.#once(name, async () => compress[encoding](await this.blobs.read(sha)))
  }

  /** Makes a copy with care when those before it are made. Where that fails, whoever asks next has it tried again. */
  #promise(sha: string, encoding: Encoding): void {
    const file = this.blobs.pathOf(sha, encoding)
    if (this.#promised.has(file)) return
    this.#promised.add(file)
    this.#care = this.#care
      .then(() => this.ensure(sha, encoding, true))
      .catch(() => undefined)
      .finally(() => this.#promised.delete(file))
  }

  /** Once every copy is made that was promised. */
  async settled(): Promise<void> {
    await this.#care
  }

  /** Makes the compressed copy when it is not there, without reading it when it is. */
  async ensure(sha: string, encoding: Encoding, isLasting = false): Promise<void> {
    if (!(await this.blobs.hasCopy(sha, encoding, false))) await this.get(sha, encoding, isLasting)
  }
}
