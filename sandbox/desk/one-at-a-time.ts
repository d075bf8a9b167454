import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at whether the other one is done. */
const betweenLooks = 100

/**
 * Does the work while no other process of this machine does work under the same file, and waits for its turn. What a
 * process left that is gone is taken over. @throws whatever the work throws
 */
export async function oneAtATime<Made>(file: string, work: () => Promise<Made>): Promise<Made> {
  while (!take(file)) await pause(betweenLooks)
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // Of two that see it left behind one takes it away; the next look decides between them.
  if (isLeftBehind(file)) fs.rmSync(file, { force: true })
  return false
}

function isLeftBehind(file: string): boolean {
  try {
    const owner = Number(fs.readFileSync(file, 'utf8'))
    // Between its making and its first byte the file is empty.
    if (!Number.isInteger(owner) || owner <= 0) return Date.now() - fs.statSync(file).mtimeMs > 10_000
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
