import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The bytes of assets on disk, each under the SHA-1 of its content. */
export class AssetFiles {
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#folder = path.join(dataFolder, 'assets')
    fs.mkdirSync(this.#folder, { recursive: true })
  }

  /** Absolute path of an asset's file, whether it exists or not. */
  pathOf(sha1: string, extension: string): string {
    return path.join(this.#folder, `${sha1}.${extension}`)
  }

  /** Stores bytes once; a file that is there is complete, since it got its name last. */
  async save(bytes: Buffer, sha1: string, extension: string): Promise<void> {
    const target = this.pathOf(sha1, extension)
    if (fs.existsSync(target)) return
    await writeWhole(target, bytes)
  }
}

export const sha1Of = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

/** Writes beside the target and renames, so that nobody ever reads half a file. */
export async function writeWhole(target: string, bytes: Buffer | string): Promise<void> {
  const aside = `${target}.${randomBytes(4).toString('hex')}.tmp`
  await fs.promises.writeFile(aside, bytes)
  await fs.promises.rename(aside, target)
}
