import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a small file of state: it is either the old or the new one, never half. A folder in its place, as a backup that
 * was brought back can leave it, is moved aside to `.damaged`. `mode`: the rights of the file.
 */
export async function writeStateFile(file: string, text: string, mode?: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, text, { mode })
  try {
    await rename(draft, file)
  } catch (error) {
    if (!isFolderInTheWay(error)) throw error
    await rm(`${file}.damaged`, { recursive: true, force: true })
    await rename(file, `${file}.damaged`)
    await rename(draft, file)
  }
}

/** The same for who cannot wait. */
export function writeStateFileNow(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  try {
    renameSync(draft, file)
  } catch (error) {
    if (!isFolderInTheWay(error)) throw error
    rmSync(`${file}.damaged`, { recursive: true, force: true })
    renameSync(file, `${file}.damaged`)
    renameSync(draft, file)
  }
}

/** Removes a file of state, whatever lies in its place. */
export const removeStateFile = (file: string): void => rmSync(file, { recursive: true, force: true })

const isFolderInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:EISDIR|ENOTEMPTY|EEXIST|EPERM)$/.test(String(error.code))
