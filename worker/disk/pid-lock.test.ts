import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import { thisHolder } from './holder'
import { takePidLock } from './pid-lock'

/** By our own clock, which nobody sets, half a minute passes in a moment. */
function timeFlies(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() * 1_000)
  onTestFinished(() => void vi.restoreAllMocks())
}

const touched = (file: string, at: number) => utimesSync(file, new Date(at), new Date(at))

it('the lock of another machine is taken over once nobody touches it, also where its clock or ours was ahead (fault 77)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pid-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'store.lock')
  writeFileSync(file, JSON.stringify({ ...thisHolder(), host: `not ${hostname()}` }))
  touched(file, Date.now() + 3_600_000)
  const waitedFor: number[] = []
  const taken = takePidLock(file, { onWaiting: (pid) => void waitedFor.push(pid), pollMs: 5 })
  await waitFor('its time is one that passes', async () => statSync(file).mtimeMs <= Date.now() || undefined)
  expect(waitedFor).toEqual([process.pid])
  timeFlies()
  touched(file, Date.now() - 60_000)
  await (await taken).release()
  expect(readdirSync(folder)).toEqual([])
})

it('the lock of another machine that lives is not taken over where its clock is behind ours', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pid-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'store.lock')
  const behind = -40_000
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + behind)
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks())
  const held = await takePidLock(file, { onWaiting: () => undefined })
  writeFileSync(file, JSON.stringify({ ...thisHolder(), host: `not ${hostname()}` }))
  touched(file, now() - 60_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor('it is touched', async () => statSync(file).mtimeMs > now() - 50_000 || undefined)
  clock.mockRestore()
  const leave = new AbortController()
  const waitedFor: number[] = []
  const taken = takePidLock(file, {
    onWaiting(pid) {
      waitedFor.push(pid)
      leave.abort()
    },
    signal: leave.signal,
  })
  await expect(taken).rejects.toThrow('aborted')
  expect(waitedFor).toEqual([process.pid])
  await held.release()
})

it('the lock of a container that lives is not taken over by who waits for it where the clock of both jumps ahead', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pid-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'store.lock')
  const text = JSON.stringify({ ...thisHolder(), host: `not ${hostname()}` })
  writeFileSync(file, text)
  const leave = new AbortController()
  const taken = takePidLock(file, {
    // Who holds it has touched it a moment ago, and a minute of the clock is gone at once.
    onWaiting: () => touched(file, Date.now() - 60_000),
    pollMs: 5,
    signal: leave.signal,
  })
  const takenOver = taken.then(() => 'taken over').catch(() => 'left')
  expect(await Promise.race([takenOver, lookedAt(folder, 8, leave.signal)])).toBe('looked at')
  leave.abort()
  expect(await takenOver).toBe('left')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

/** Whoever looks at a lock writes a file beside it each time. */
async function lookedAt(folder: string, times: number, signal: AbortSignal): Promise<string> {
  const names = new Set<string | null>()
  for await (const { filename } of watch(folder, { signal })) {
    if (filename?.startsWith('store.lock.')) names.add(filename)
    if (names.size === times) break
  }
  return 'looked at'
}
