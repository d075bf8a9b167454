import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const module = path.resolve(__dirname, 'end-with-parent.cjs')
const endless = `require(${JSON.stringify(module)}).endWithParent(); process.stdout.write('looping'); for (;;);`
/** Starts a program that never ends and hears of nothing, and tells its id when it is there. */
const parent = `
const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(endless)}], { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.once('data', () => process.stdout.write(String(child.pid)))
setInterval(() => undefined, 1000)`

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a process that never ends goes with the one that started it', async () => {
  const starter = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const pid = Number(await new Promise((resolve) => starter.stdout.once('data', resolve)))
  onTestFinished(() => {
    if (lives(pid)) process.kill(pid, 'SIGKILL')
  })
  expect(lives(pid)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(lives(pid)).toBe(false), 20_000)
}, 40_000)
