import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeWhole } from '../assets/asset-files'
import { type Rendering, renderImage } from './render-image'

interface RenderedImage {
  /** The same for the same picture rendered the same way: good for an ETag. */
  key: string
  file: string
}

/** Rendered pictures on disk. Each is encoded once, however many ask for it at the same time. */
export class RenderedImages {
  readonly #folder: string
  readonly #underway = new Map<string, Promise<RenderedImage>>()
  readonly #waiting: (() => void)[] = []
  #free = Math.max(os.availableParallelism(), 1)

  constructor(
    dataFolder: string,
    private readonly render: typeof renderImage = renderImage,
  ) {
    this.#folder = path.join(dataFolder, 'rendered')
  }

  /** @param original absolute path of the file, @param name what tells the original apart, its SHA-1 */
  get(original: string, name: string, rendering: Rendering): Promise<RenderedImage> {
    const key = createHash('sha1')
      .update(JSON.stringify([name, rendering]))
      .digest('hex')
    const file = path.join(this.#folder, key.slice(0, 2), `${key}.${rendering.format}`)
    if (fs.existsSync(file)) return Promise.resolve({ key, file })
    const known = this.#underway.get(key)
    if (known) return known
    const making = this.#make(original, file, rendering)
      .then(() => ({ key, file }))
      .finally(() => this.#underway.delete(key))
    this.#underway.set(key, making)
    return making
  }

  async #make(original: string, file: string, rendering: Rendering): Promise<void> {
    await this.#turn()
    try {
      const bytes = await this.render(original, rendering)
      await fs.promises.mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, bytes)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  /** Not more encoders than processors: the others would only take memory. */
  #turn(): Promise<void> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#free -= 1
    return Promise.resolve()
  }
}
