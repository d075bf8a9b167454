/** A picture or file as it came from the content service. */
export interface Picture {
  status: number
  headers: Readonly<Record<string, string>>
  bytes: Buffer
}

/** Pictures in memory, the least recently used go first. `capacity` in bytes. */
export class PictureCache {
  readonly #pictures = new Map<string, Picture>()
  #size = 0

  constructor(private readonly capacity: number) {}

  get size(): number {
    return this.#size
  }

  get(key: string): Picture | undefined {
    const picture = this.#pictures.get(key)
    if (!picture) return undefined
    this.#pictures.delete(key)
    this.#pictures.set(key, picture)
    return picture
  }

  /** A picture larger than a quarter of the room is not kept: it would push out too many others. */
  set(key: string, picture: Picture): void {
    if (picture.bytes.length > this.capacity / 4) return
    this.#forget(key)
    this.#pictures.set(key, picture)
    this.#size += picture.bytes.length
    for (const oldest of this.#pictures.keys()) {
      if (this.#size <= this.capacity) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#size -= this.#pictures.get(key)?.bytes.length ?? 0
    this.#pictures.delete(key)
  }
}
