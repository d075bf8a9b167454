import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownMark } from '../lock-owner'
import { oneAtATime } from './one-at-a-time'

let folder: string
const file = () => path.join(folder, '.working')
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'turns-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('work under one file is done one after the other, also after work that failed', async () => {
  let atWork = 0
  let most = 0
  const work = async (fails: boolean) => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise((resolve) => setImmediate(resolve))
    atWork -= 1
    if (fails) throw new Error('it went wrong')
    return 'made'
  }
  const results = await Promise.allSettled(
    [true, false, false].map((fails) => oneAtATime(file(), () => work(fails))),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(most).toBe(1)
  expect(existsSync(file())).toBe(false)
})

test('the turn of a process that is gone is taken over, and no other', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const marked = (changed: object) => JSON.stringify({ ...JSON.parse(ownMark()), ...changed })
  // Gone; its number is another's by now; of an earlier version; cut by a power failure.
  for (const left of [marked({ pid }), marked({ started: '1' }), String(process.ppid), '{"pid":']) {
    writeFileSync(file(), left)
    expect(await oneAtATime(file(), async () => 'made')).toBe('made')
  }
  writeFileSync(file(), marked({ pid: process.ppid, started: undefined }))
  const order: string[] = []
  const waiting = oneAtATime(file(), async () => void order.push('work'))
  const free = () => {
    order.push('freed')
    rmSync(file())
  }
  setImmediate(() => setImmediate(free))
  await waiting
  expect(order).toEqual(['freed', 'work'])
})

test('a process that is stopped in the middle of its work leaves nothing', () => {
  const program = `require(${JSON.stringify(path.join(__dirname, 'one-at-a-time.ts'))}).oneAtATime(process.argv[1], () => process.exit(7))`
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program, file()])
  expect([status, existsSync(file())]).toEqual([7, false])
})
