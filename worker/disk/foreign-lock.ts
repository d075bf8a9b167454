import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm, stat, utimes } from 'node:fs/promises'

/** A holder on another machine cannot be asked: it counts as dead when its lock was not touched for this long, ms. */
const foreignTerm = 30_000
const touchEvery = 5_000

/**
 * Answers, look by look, whether the holder of a lock on another machine still touches it, by the clock of the disk that both have:
 * their own may be apart. A time that lies ahead, because that clock was, would be new until then: it is set to now, and whoever
 * lives touches the lock again. One that is gone by now is not left over either. Nor is one that was new at the first look,
 * before it has stayed the same for as long by our own steady clock: where that of the disk jumps, or the machine of both has
 * slept, nobody was late.
 */
export function watchForeignLock(): (file: string) => Promise<boolean> {
  let seen: { at: number; since: number } | undefined
  return async (file) => {
    const touched = (await stat(file).catch(() => undefined))?.mtimeMs
    if (touched === undefined) return true
    const isLate = await isOld(file, touched)
    if (isLate && seen === undefined) return false
    if (touched !== seen?.at) seen = { at: touched, since: performance.now() }
    return !isLate || performance.now() - seen.since < foreignTerm
  }
}

async function isOld(file: string, touched: number): Promise<boolean> {
  if (isRecent(touched, Date.now())) return false
  const now = await timeBeside(file)
  if (touched > now + touchEvery) await utimes(file, new Date(now), new Date(now)).catch(() => undefined)
  return now - touched >= foreignTerm
}

const isRecent = (touched: number, now: number): boolean => touched <= now && now - touched < foreignTerm

/** Tells other machines that the holder lives. Returns a function that ends it. */
export function keepTouched(file: string): () => void {
  const timer = setInterval(() => void touch(file), touchEvery)
  timer.unref()
  return () => clearInterval(timer)
}

/** Writes the first byte of the lock again, so that its time is of the disk's clock. A disk that lets nobody write is told ours. */
async function touch(file: string): Promise<void> {
  const now = new Date()
  await withFile(file, 'r+', async (handle) => void (await handle.write('{', 0))).catch(() =>
    utimes(file, now, now).catch(() => undefined),
  )
}

/** What the disk's clock says, ms since the epoch; ours where nothing can be written beside the file. */
async function timeBeside(file: string): Promise<number> {
  const probe = `${file}.${randomUUID()}`
  try {
    return await withFile(probe, 'wx', async (handle) => {
      await handle.write('{')
      await handle.sync()
      return (await handle.stat()).mtimeMs
    })
  } catch {
    return Date.now()
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

async function withFile<T>(
  file: string,
  flags: string,
  work: (handle: FileHandle) => Promise<T>,
): Promise<T> {
  const handle = await open(file, flags)
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}
