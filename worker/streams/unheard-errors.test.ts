import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const program = (modules: string) => `
import { EventEmitter } from 'node:events'
import { watchUnheardErrors } from ${JSON.stringify(`${modules}/unheard-errors`)}
const watch = watchUnheardErrors({ fatal: () => undefined, warn: (data) => process.send?.(data) })
watch.subscribe(() => process.send?.({ count: watch.count, error: String(watch.last?.error) }))
process.on('message', (kind) => {
  if (kind === 'stream') new EventEmitter().emit('error', new Error('a stream'))
  if (kind === 'promise') void Promise.reject(new Error('a promise'))
  if (kind === 'warning') process.emitWarning('two\\nlines', { code: 'OLD_NODE' })
  if (kind === 'printed') {
    watch.stop()
    process.emitWarning('as ever')
  }
  if (kind === 'timer') setTimeout(() => { throw new Error('a timer') }, 0)
})
process.send?.('there')
`

/** A process that watches, and what asks it for something and takes what it tells of it. */
async function watched() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'unheard-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'program.ts')
  await writeFile(file, program(path.resolve('worker/streams')))
  const child = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const ask = async (kind: string) => {
    const told = once(child, 'message')
    child.send(kind)
    return (await told)[0]
  }
  return { child, ask }
}

it('an error that nobody heard is counted and told, and the process goes on', async () => {
  const { child, ask } = await watched()
  expect(await ask('stream')).toEqual({ count: 1, error: 'Error: a stream' })
  expect(await ask('promise')).toEqual({ count: 2, error: 'Error: a promise' })
  expect(await ask('timer')).toEqual({ count: 3, error: 'Error: a timer' })
  expect(child.exitCode).toBeNull()
})

it('what Node warns of is a line of the log, and no text among its lines', async () => {
  const { child, ask } = await watched()
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  expect(await ask('warning')).toEqual({
    warning: { name: 'Warning', message: 'two\nlines', code: 'OLD_NODE' },
  })
  expect(printed).toBe('')
  child.send('printed')
  await expect.poll(() => printed).toContain('as ever')
  expect(printed).not.toContain('lines')
})
