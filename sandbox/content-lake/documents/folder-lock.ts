import fs from 'node:fs'
import path from 'node:path'
import { livingOwner, ownMark } from '../../lock-owner'

/** Folders that this process holds: a lock with our own process id but not in here was left by an earlier life. */
const held = new Set<string>()

/**
 * Takes a folder for this process alone; two writers would lose each other's documents. A lock of a process that is
 * gone is taken over, also where its number is another's by now, and one that cannot be read. Returns how to give it back.
 * @throws Error that names the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(path.resolve(folder), 'lake.pid')
  const owner = fs.existsSync(file) ? livingOwner(fs.readFileSync(file, 'utf8')) : undefined
  if (held.has(file) || (owner !== undefined && owner !== process.pid)) {
    throw new Error(
      `The folder ${folder} is in use by process ${owner ?? process.pid}: stop it, or set another DATA_DIR.`,
    )
  }
  fs.writeFileSync(file, ownMark())
  held.add(file)
  return () => {
    held.delete(file)
    fs.rmSync(file, { force: true })
  }
}
