import fs from 'node:fs'

/** A file that lines are put at the end of. What `append` has returned from survives this process; soon, the machine, too. */
export class AppendFile {
  readonly #handle: number
  #syncing: Promise<void> | undefined
  #unsynced = false

  constructor(file: string) {
    this.#handle = fs.openSync(file, 'a')
  }

  /** A line is written whole or not at all: half of one would spoil the line after it. Returns where it begins, in bytes. */
  append(line: Buffer): number {
    const { size } = fs.fstatSync(this.#handle)
    try {
      if (fs.writeSync(this.#handle, line) < line.length) throw new Error('The disk is full')
    } catch (error) {
      fs.ftruncateSync(this.#handle, size)
      throw error
    }
    this.#syncSoon()
    return size
  }

  /** Closes it at once: what it held is somewhere else by now. */
  abandon(): void {
    this.#unsynced = false
    fs.closeSync(this.#handle)
  }

  async close(): Promise<void> {
    await this.#syncing
    fs.fsyncSync(this.#handle)
    fs.closeSync(this.#handle)
  }

  /** One sync at a time, and one more for what was written meanwhile: a burst of edits costs two. */
  #syncSoon(): void {
    this.#unsynced = true
    this.#syncing ??= this.#sync()
  }

  async #sync(): Promise<void> {
    while (this.#unsynced) {
      this.#unsynced = false
      await new Promise<void>((resolve) => fs.fdatasync(this.#handle, () => resolve()))
    }
    this.#syncing = undefined
  }
}
