import { randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './error-code'
import { keepTouched, watchForeignLock } from './foreign-lock'
import { type Holder, parseHolder, stateOf, thisHolder } from './holder'

export interface PidLock {
  release(): Promise<void>
}

export interface PidLockOptions {
  /** Called once for each other holder that is waited for. */
  onWaiting(pid: number): void
  pollMs?: number
  signal?: AbortSignal
}

const heldHere = new Set<string>()

/**
 * Takes the lock file, and waits as long as a living process holds it. A dead holder's lock is taken over; a living
 * one's never.
 */
export async function takePidLock(file: string, options: PidLockOptions): Promise<PidLock> {
  let waitedFor: number | undefined
  const isTouched = watchForeignLock()
  for (;;) {
    options.signal?.throwIfAborted()
    if (await createLock(file)) return keepLock(file)
    const holder = await readHolder(file)
    if (holder === undefined || !(await isAlive(file, holder, isTouched))) await removeStale(file, holder)
    else {
      if (holder.pid !== waitedFor) options.onWaiting(holder.pid)
      waitedFor = holder.pid
      await sleep(options.pollMs ?? 500, undefined, { signal: options.signal })
    }
  }
}

async function createLock(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx')
  try {
    await handle.writeFile(JSON.stringify(thisHolder()))
  } finally {
    await handle.close()
  }
  try {
    // A link appears whole or not at all, so nobody ever reads a half-written lock.
    await link(draft, file)
    heldHere.add(file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function keepLock(file: string): PidLock {
  const endTouching = keepTouched(file)
  return {
    async release() {
      endTouching()
      heldHere.delete(file)
      await rm(file, { force: true })
    },
  }
}

const readHolder = (file: string): Promise<Holder | undefined> =>
  readFile(file, 'utf8').then(parseHolder, () => undefined)

async function isAlive(
  file: string,
  holder: Holder,
  isTouched: (file: string) => Promise<boolean>,
): Promise<boolean> {
  const state = stateOf(holder)
  if (state === 'elsewhere') return isTouched(file)
  return state === 'itself' ? heldHere.has(file) : state === 'alive'
}

/** Moves the stale lock away first: two who find it dead cannot both remove it and then each other's new one. */
async function removeStale(file: string, stale: Holder | undefined): Promise<void> {
  const away = `${file}.${randomUUID()}`
  try {
    await rename(file, away)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(away)
  const wasReplaced = moved !== undefined && (moved.pid !== stale?.pid || moved.started !== stale.started)
  if (wasReplaced) await link(away, file).catch(() => undefined)
  await rm(away, { recursive: true, force: true })
}
