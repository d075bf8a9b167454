import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Files, realFiles } from '../../disk/files'
import { thisHolder } from '../../disk/holder'
import { Locked, withLock } from './lock'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'switch.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const take = (patience = 50) => withLock(folder, realFiles, patience, async () => 'done')

/** Another process that lives, as it would name itself in a lock. */
async function liveProcess() {
  const program = `process.stdout.write(JSON.stringify(require('node:fs').readFileSync('/proc/self/stat', 'utf8')));setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const stat: string = await new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(JSON.parse(String(text)))),
  )
  return { ...thisHolder(), pid: child.pid, started: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] }
}

describe('the lock of the releases', () => {
  it('is held by one at a time, and leaves nothing behind', async () => {
    let inside = 0
    const work = () =>
      withLock(folder, realFiles, 10_000, async () => {
        inside += 1
        expect(inside).toBe(1)
        await new Promise(setImmediate)
        inside -= 1
      })
    await Promise.all(Array.from({ length: 10 }, work))
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['empty', ''],
    ['noise', '\u0000\u0001{]'],
    ['the id of a process and nothing else', '1'],
    ['of no process', JSON.stringify({ ...thisHolder(), pid: 0 })],
    ['of a process that is gone', JSON.stringify({ ...thisHolder(), pid: 2 ** 22 - 1 })],
    ['of an earlier process with the same id', JSON.stringify({ ...thisHolder(), started: '1' })],
    ['of this process from before a restart of the machine', JSON.stringify({ ...thisHolder(), boot: 'x' })],
    ['left over by this very process', JSON.stringify(thisHolder())],
  ])('is taken over where it is %s (fault 73)', async (_, text) => {
    writeFileSync(lock, text)
    expect(await take()).toBe('done')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over where it is a folder (fault 73)', async () => {
    mkdirSync(path.join(lock, 'deep'), { recursive: true })
    expect(await take()).toBe('done')
  })

  it('of a process that lives is never taken over', async () => {
    const holder = await liveProcess()
    writeFileSync(lock, JSON.stringify(holder))
    await expect(take()).rejects.toThrow(Locked)
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(holder)
  })

  it('of another machine counts while it is touched, also where both have the same id', async () => {
    writeFileSync(lock, JSON.stringify({ ...thisHolder(), host: `not ${hostname()}` }))
    await expect(take()).rejects.toThrow(Locked)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(lock, longAgo, longAgo)
    expect(await take()).toBe('done')
  })

  it('of another machine is left over after a while also where its clock or ours was ahead (fault 77)', async () => {
    writeFileSync(lock, JSON.stringify({ ...thisHolder(), host: `not ${hostname()}` }))
    const ahead = new Date(Date.now() + 3_600_000)
    utimesSync(lock, ahead, ahead)
    await expect(take()).rejects.toThrow(Locked)
    expect(statSync(lock).mtimeMs).toBeLessThanOrEqual(Date.now())
  })

  it('is waited for no longer than its time where the clock is set back (fault 77)', async () => {
    writeFileSync(lock, JSON.stringify(await liveProcess()))
    const now = Date.now()
    vi.spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now - 3_600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    await expect(take()).rejects.toThrow(Locked)
  })

  it('that two find left over is taken by one of them, whoever comes first', async () => {
    writeFileSync(lock, JSON.stringify({ ...thisHolder(), pid: 2 ** 22 - 1 }))
    const [removing, removed, triedAgain] = [opening(), opening(), opening()]
    const late = async (file: unknown) => {
      if (file !== lock) return
      removing.open()
      await removed.opened
    }
    const slowly: Files = {
      ...realFiles,
      async rm(file, options) {
        await late(file)
        await realFiles.rm(file, options)
      },
      async rename(from, to) {
        await late(from)
        await realFiles.rename(from, to)
      },
      async link(from, to) {
        await realFiles.link(from, to).finally(() => {
          // It puts back what it took away, and then tries to take the lock.
          if (holds) tries += 1
          if (tries === 2) triedAgain.open()
        })
      },
    }
    let holds = false
    let tries = 0
    const second = withLock(folder, slowly, 10_000, async () => {
      triedAgain.open()
      expect(holds).toBe(false)
    })
    await removing.opened
    await withLock(folder, realFiles, 10_000, async () => {
      holds = true
      removed.open()
      await triedAgain.opened
      holds = false
    })
    await second
    expect(readdirSync(folder)).toEqual([])
  })

  it('is never left over by whoever is just taking it', async () => {
    const [taken, tidied] = [opening(), opening()]
    const slowly: Files = {
      ...realFiles,
      async link(from, to) {
        await realFiles.link(from, to)
        taken.open()
      },
      async rm(file, options) {
        if (file !== lock) await tidied.opened
        await realFiles.rm(file, options)
      },
    }
    const first = withLock(folder, slowly, 10_000, async () => undefined)
    await taken.opened
    await expect(take()).rejects.toThrow(Locked)
    tidied.open()
    await first
  })

  it('leaves nothing behind where the disk is full', async () => {
    const full: Files = {
      ...realFiles,
      open: async (file, flags) => ({
        writeFile: () => Promise.reject(new Error('ENOSPC')),
        appendFile: () => Promise.reject(new Error('ENOSPC')),
        sync: async () => undefined,
        close: async () => (await realFiles.open(file, flags)).close(),
      }),
    }
    await expect(withLock(folder, full, 50, async () => 'done')).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
  })
})

function opening() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}
