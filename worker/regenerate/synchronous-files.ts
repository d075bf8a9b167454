import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file without a wait in between: a page is made of a handful of files, and each wait for the disk takes longer
 * than the work itself. The builder has nothing else to do meanwhile.
 */
export function writeSynchronously(file: string, text: string, encoding: 'utf8' | 'latin1' = 'utf8'): void {
  try {
    writeFileSync(file, text, encoding)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, encoding)
  }
}

/** Writes a file unless it says the same already. Returns whether it was written. */
export function writeIfChanged(file: string, text: string): boolean {
  if (textOf(file) === text) return false
  writeSynchronously(file, text)
  return true
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
