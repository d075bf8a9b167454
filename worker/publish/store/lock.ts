import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import { besides, type Files, readIfThere } from '../../disk/files'
import { keepTouched, watchForeignLock } from '../../disk/foreign-lock'
import { type Holder, parseHolder, stateOf, thisHolder } from '../../disk/holder'

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
  await acquire(file, files, performance.now() + patience)
  const endTouching = keepTouched(file)
  try {
    return await work()
  } finally {
    endTouching()
    held.delete(file)
    // On a disk that is read-only the file stays; this process then takes it over by itself.
    await files.rm(file, { force: true }).catch(() => undefined)
  }
}

/** Locks of this process. A file with its name that is not among them was left over. */
const held = new Set<string>()

async function acquire(file: string, files: Files, deadline: number): Promise<void> {
  const isTouched = watchForeignLock()
  for (;;) {
    if (await claim(file, files)) return
    const text = await readLock(files, file)
    const holder = text === undefined ? undefined : parseHolder(text)
    // A lock is whole from its first moment: one that cannot be read is damaged, and nobody holds it.
    if (text !== undefined && (!holder || (await isLeftOver(file, holder, isTouched))))
      await removeLeftOver(file, files, text)
    else if (holder && performance.now() > deadline) throw new Locked(holder.pid)
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function readLock(files: Files, file: string): Promise<string | undefined> {
  try {
    return (await readIfThere(files, file))?.toString()
  } catch (error) {
    if (codeOf(error) === 'EISDIR') return ''
    throw error
  }
}

/** A link is made only when there is none, and the file is whole from its first moment. */
async function claim(file: string, files: Files): Promise<boolean> {
  const mine = besides(file)
  try {
    const handle = await files.open(mine, 'w')
    try {
      await handle.writeFile(JSON.stringify(thisHolder()))
    } finally {
      await handle.close()
    }
    await files.link(mine, file)
    held.add(file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await files.rm(mine, { force: true }).catch(() => undefined)
  }
}

/** Moves it away first: two who find it left over cannot both remove it, and then each other's new one. */
async function removeLeftOver(file: string, files: Files, text: string): Promise<void> {
  const away = besides(file)
  try {
    await files.rename(file, away)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const wasTaken = (await readLock(files, away)) !== text
  if (wasTaken) await files.link(away, file).catch(() => undefined)
  await files.rm(away, { force: true, recursive: true })
}

async function isLeftOver(
  file: string,
  holder: Holder,
  isTouched: (file: string) => Promise<boolean>,
): Promise<boolean> {
  const state = stateOf(holder)
  if (state === 'itself') return !held.has(file)
  return state === 'elsewhere' ? !(await isTouched(file)) : state === 'dead'
}
