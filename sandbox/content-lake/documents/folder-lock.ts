import fs from 'node:fs'
import path from 'node:path'

/** Folders that this process holds: a lock with our own process id but not in here was left by an earlier life. */
const held = new Set<string>()

/**
 * Takes a folder for this process alone; two writers would lose each other's documents. A lock of a process that is
 * gone is taken over. Returns how to give it back.
 * @throws Error that names the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(path.resolve(folder), 'lake.pid')
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (held.has(file) || (owner !== process.pid && isRunning(owner))) {
    throw new Error(`The folder ${folder} is in use by process ${owner}: stop it, or set another DATA_DIR.`)
  }
  fs.writeFileSync(file, String(process.pid))
  held.add(file)
  return () => {
    held.delete(file)
    fs.rmSync(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
