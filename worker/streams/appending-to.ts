import { appendFile } from 'node:fs/promises'
import { Writable } from 'node:stream'

/**
 * Adds to a file, and never fails: on a full or read-only disk what is written is lost, and how much stands in the file
 * once it can be written again. A log must not end what it tells about.
 */
export function appendingTo(file: string, append: typeof appendFile = appendFile): Writable {
  let lost = 0
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const note = lost > 0 ? `(${lost} bytes could not be written here)\n` : ''
      append(file, Buffer.concat([Buffer.from(note), chunk])).then(
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
