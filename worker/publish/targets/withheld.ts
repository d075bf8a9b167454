import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import { type Files, writeWhole } from '../../disk/files'
import { removeFile } from './place'

/** In the target's folder: an empty file of the name of each one that is to be answered with 503. */
export const withheld = 'withheld'

/** Files whose bytes are damaged, for a web server that looks for their names. */
export class WithheldFiles {
  readonly #folder: string

  /** `folder`: the target's. */
  constructor(
    folder: string,
    private readonly files: Files,
  ) {
    this.#folder = path.join(folder, withheld)
  }

  async withhold(file: string): Promise<void> {
    await writeWhole(this.files, path.join(this.#folder, file), '', false)
  }

  async show(file: string): Promise<void> {
    if (await this.files.exists(path.join(this.#folder, file)))
      await removeFile(this.files, this.#folder, file)
  }

  async list(): Promise<string[]> {
    try {
      const entries = await this.files.readdir(this.#folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)))
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
      throw error
    }
  }
}
