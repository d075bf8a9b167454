import type { FetchedPicture } from './picture-fetch'

/**
 * Which pictures lie on the disk, the least recently used go first. `capacity` in bytes; `drop` is handed the file of one
 * that goes, which whoever is reading it reads to its end.
 */
export class PictureCache {
  readonly #pictures = new Map<string, FetchedPicture>()
  #size = 0

  constructor(
    private readonly capacity: number,
    private readonly drop: (file: string) => void,
  ) {}

  get size(): number {
    return this.#size
  }

  get(key: string): FetchedPicture | undefined {
    const picture = this.#pictures.get(key)
    if (!picture) return undefined
    this.#pictures.delete(key)
    this.#pictures.set(key, picture)
    return picture
  }

  set(key: string, picture: FetchedPicture): void {
    this.forget(key)
    this.#pictures.set(key, picture)
    this.#size += picture.size
    for (const oldest of this.#pictures.keys()) {
      if (this.#size <= this.capacity || this.#pictures.size === 1) return
      this.forget(oldest)
    }
  }

  forget(key: string): void {
    const picture = this.#pictures.get(key)
    if (!picture) return
    this.#size -= picture.size
    this.#pictures.delete(key)
    this.drop(picture.file)
  }
}
