import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { firstMessage } from './testing/first-message'

const program = (modules: string) => `
import { EventEmitter } from 'node:events'
import { watchUnheardErrors } from ${JSON.stringify(`${modules}/unheard-errors`)}
const watch = watchUnheardErrors({ fatal: () => undefined })
watch.subscribe(() => process.send?.({ count: watch.count, error: String(watch.last?.error) }))
process.on('message', (kind) => {
  if (kind === 'stream') new EventEmitter().emit('error', new Error('a stream'))
  if (kind === 'promise') void Promise.reject(new Error('a promise'))
  if (kind === 'timer') setTimeout(() => { throw new Error('a timer') }, 0)
})
process.send?.('there')
`

it('an error that nobody heard is counted and told, and the process goes on', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'unheard-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'program.ts')
  await writeFile(file, program(path.resolve('worker/streams')))
  const child = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await firstMessage(child, 'the program')
  const ask = async (kind: string) => {
    const told = once(child, 'message')
    child.send(kind)
    return (await told)[0]
  }
  expect(await ask('stream')).toEqual({ count: 1, error: 'Error: a stream' })
  expect(await ask('promise')).toEqual({ count: 2, error: 'Error: a promise' })
  expect(await ask('timer')).toEqual({ count: 3, error: 'Error: a timer' })
  expect(child.exitCode).toBeNull()
})
