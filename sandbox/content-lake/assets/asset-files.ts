import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A file that is only made when somebody asks for it. */
export interface LateFile {
  /** Makes its bytes; may take seconds. */
  make(): Promise<Buffer>
  /** A smaller picture of the same, which is there already: what is shown small is made of it. Absolute path. */
  proof: string
}

/** The bytes of assets on disk, each under the SHA-1 of its content, or of what it is made from. */
export class AssetFiles {
  readonly #folder: string
  readonly #late = new Map<string, LateFile>()
  readonly #underway = new Map<string, Promise<string>>()

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

  /** Says how a file is made, if anybody asks for it. */
  promise(sha1: string, extension: string, late: LateFile): void {
    this.#late.set(this.pathOf(sha1, extension), late)
  }

  /** Whether there is such a file, or will be when it is asked for. */
  has(sha1: string, extension: string): boolean {
    const file = this.pathOf(sha1, extension)
    return this.#late.has(file) || fs.existsSync(file)
  }

  /** The smaller picture of a file that is made late. */
  proofOf(sha1: string, extension: string): string | undefined {
    return this.#late.get(this.pathOf(sha1, extension))?.proof
  }

  /**
   * The path of a file that is there: one that is made late is made now, once, however many ask for it at the same time.
   * @throws Error of its making; the next who asks tries again
   */
  async whole(sha1: string, extension: string): Promise<string> {
    const file = this.pathOf(sha1, extension)
    const late = this.#late.get(file)
    if (!late || fs.existsSync(file)) return file
    const making = this.#underway.get(file) ?? this.#make(file, late)
    this.#underway.set(file, making)
    return making
  }

  async #make(file: string, late: LateFile): Promise<string> {
    try {
      await writeWhole(file, await late.make())
      return file
    } finally {
      this.#underway.delete(file)
    }
  }
}

export const sha1Of = (bytes: Buffer | string): string => createHash('sha1').update(bytes).digest('hex')

/** Writes beside the target and renames, so that nobody ever reads half a file. Nothing is left behind when it fails. */
export async function writeWhole(target: string, bytes: Buffer | string): Promise<void> {
  const aside = `${target}.${randomBytes(4).toString('hex')}.tmp`
  try {
    await fs.promises.writeFile(aside, bytes)
    await fs.promises.rename(aside, target)
  } catch (error) {
    await fs.promises.rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
}
