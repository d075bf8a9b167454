import { appendFile, rename, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** Bytes after which a log begins anew; the one before is kept as `.1`. */
const largest = 5_000_000

export interface Appending {
  append?: typeof appendFile
  largest?: number
}

/**
 * Adds to a file, and never fails: on a full or read-only disk what is written is lost, and how much stands in the file
 * once it can be written again. A log must not end what it tells about, nor fill the disk.
 */
export function appendingTo(file: string, options: Appending = {}): Writable {
  const { append = appendFile, largest: limit = largest } = options
  let lost = 0
  let size: number | undefined
  async function write(text: Buffer): Promise<void> {
    size ??= await sizeOf(file)
    // Another one may write to it, too, and may have begun it anew.
    if (size > limit) size = await sizeOf(file)
    if (size > limit) {
      await rename(file, `${file}.1`)
      size = 0
    }
    await append(file, text)
    size += text.length
  }
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const note = lost > 0 ? `(${lost} bytes could not be written here)\n` : ''
      write(Buffer.concat([Buffer.from(note), chunk])).then(
        () => {
          lost = 0
          done()
        },
        () => {
          lost += chunk.length
          done()
        },
      )
    },
  })
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (found) => found.size,
    () => 0,
  )
