import path from 'node:path'
import { codeOf } from '../error-code'
import { besides, type Files, readIfThere } from './files'

/** Another process is in the middle of a switch on the same folder. */
export class Locked extends Error {
  override readonly name = 'Locked'
  constructor(readonly pid: number) {
    super(`Process ${pid} is switching releases in the same folder. Try again when it is done.`)
  }
}

/**
 * Holds `switch.lock` in the folder while `work` runs. The lock of a dead process is taken over, that of a live one
 * never: after `patience` (ms) `Locked` names it.
 */
export async function withLock<T>(
  folder: string,
  files: Files,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const file = path.join(folder, 'switch.lock')
  await acquire(file, files, Date.now() + patience)
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    // On a disk that is read-only the file stays; this process then takes it over by itself.
    await files.rm(file, { force: true }).catch(() => undefined)
  }
}

/** Locks of this process. A file with its pid that is not among them was left over. */
const held = new Set<string>()

async function acquire(file: string, files: Files, deadline: number): Promise<void> {
  for (;;) {
    if (await claim(file, files)) return
    const pid = Number((await readIfThere(files, file))?.toString() ?? 0)
    if (isLeftOver(file, pid)) await files.rm(file, { force: true })
    else if (Date.now() > deadline) throw new Locked(pid)
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A link is made only when there is none, and the file is whole from its first moment. */
async function claim(file: string, files: Files): Promise<boolean> {
  const mine = besides(file)
  const handle = await files.open(mine, 'w')
  try {
    await handle.writeFile(String(process.pid))
  } finally {
    await handle.close()
  }
  try {
    await files.link(mine, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await files.rm(mine, { force: true })
  }
}

const isLeftOver = (file: string, pid: number): boolean =>
  pid === process.pid ? !held.has(file) : pid > 0 && !isAlive(pid)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
