import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
  writevSync,
} from 'node:fs'
import path from 'node:path'
import { codeOf } from '../../disk/error-code'

/**
 * Writes a file without a wait in between: a page is made of a handful of files, and each wait for the disk takes longer
 * than the work itself. The builder has nothing else to do meanwhile.
 */
export function writeSynchronously(file: string, bytes: Buffer): void {
  try {
    overwrite(file, [bytes])
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

/**
 * Writes over a file that is there, from a position on, and cuts off what is too much. To empty it first, as is usual, takes ten times as
 * long: the file system then gives back every block and looks for new ones.
 * @throws ENOENT when it is not there
 */
export function overwrite(file: string, parts: readonly Buffer[], from = 0): void {
  const descriptor = openSync(file, 'r+')
  try {
    const size = parts.reduce((sum, part) => sum + part.length, 0)
    let written = writevSync(descriptor, parts, from)
    if (written < size) {
      const whole = Buffer.concat(parts)
      while (written < size) written += writeSync(descriptor, whole, written, size - written, from + written)
    }
    if (fstatSync(descriptor).size > from + size) ftruncateSync(descriptor, from + size)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a file unless it says the same already. Returns whether it was written. */
export function writeIfChanged(file: string, text: string): boolean {
  if (textOf(file) === text) return false
  writeSynchronously(file, Buffer.from(text))
  return true
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
