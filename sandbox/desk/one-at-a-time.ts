import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { livingOwner, ownMark } from '../lock-owner'

/** Milliseconds between two looks at whether the other one is done. */
const betweenLooks = 100

/**
 * Does the work while no other process of this machine does work under the same file, and waits for its turn. What a
 * process left that is gone is taken over; one that is stopped in the middle leaves nothing. @throws whatever the work throws
 */
export async function oneAtATime<Made>(file: string, work: () => Promise<Made>): Promise<Made> {
  while (!take(file)) await pause(betweenLooks)
  const giveBack = () => fs.rmSync(file, { force: true })
  // Whoever stops this process does not wait for the work.
  process.once('exit', giveBack)
  try {
    return await work()
  } finally {
    process.off('exit', giveBack)
    giveBack()
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, ownMark(), { flag: 'wx' })
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
    const mark = fs.readFileSync(file, 'utf8')
    // Between its making and its first byte the file is empty.
    return mark === '' ? Date.now() - fs.statSync(file).mtimeMs > 10_000 : livingOwner(mark) === undefined
  } catch {
    // It has been given back meanwhile, which the next look sees.
    return false
  }
}
