import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

interface Holder {
  pid: number
  host: string
  /** When the process started, in the kernel's ticks: tells a process from a later one with the same id. */
  started: string | undefined
}

export interface PidLock {
  release(): Promise<void>
}

export interface PidLockOptions {
  /** Called once for each other holder that is waited for. */
  onWaiting(pid: number): void
  pollMs?: number
  signal?: AbortSignal
}

/** A holder on another machine cannot be asked: it counts as dead when its lock was not touched for this long, in ms. */
const foreignTermMs = 30_000
const touchMs = 5_000
const heldHere = new Set<string>()

/**
 * Takes the lock file, and waits as long as a living process holds it. A dead holder's lock is taken over; a living
 * one's never.
 */
export async function takePidLock(file: string, options: PidLockOptions): Promise<PidLock> {
  let waitedFor: number | undefined
  for (;;) {
    options.signal?.throwIfAborted()
    if (await createLock(file)) return keepLock(file)
    const holder = await readHolder(file)
    if (holder === undefined || !(await isAlive(file, holder))) await removeStale(file, holder)
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
    await handle.writeFile(
      JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) }),
    )
  } finally {
    await handle.close()
  }
  try {
    // A link appears whole or not at all, so nobody ever reads a half-written lock.
    await link(draft, file)
    heldHere.add(file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function keepLock(file: string): PidLock {
  const timer = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => undefined)
  }, touchMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      heldHere.delete(file)
      await rm(file, { force: true })
    },
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const value: Partial<Holder> = JSON.parse(await readFile(file, 'utf8'))
    return typeof value.pid === 'number'
      ? { pid: value.pid, host: value.host ?? '', started: value.started }
      : undefined
  } catch {
    return undefined
  }
}

async function isAlive(file: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return (await ageOf(file)) < foreignTermMs
  if (holder.pid === process.pid) return heldHere.has(file)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  return holder.started === undefined || holder.started === startOf(holder.pid)
}

/** Moves the stale lock away first: two who find it dead cannot both remove it and then each other's new one. */
async function removeStale(file: string, stale: Holder | undefined): Promise<void> {
  const away = `${file}.${randomUUID()}`
  try {
    await rename(file, away)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const moved = await readHolder(away)
  const wasReplaced = moved !== undefined && (moved.pid !== stale?.pid || moved.started !== stale.started)
  if (wasReplaced) await link(away, file).catch(() => undefined)
  await rm(away, { force: true })
}

async function ageOf(file: string): Promise<number> {
  try {
    return Date.now() - (await stat(file)).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Field 22 of /proc/PID/stat; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
