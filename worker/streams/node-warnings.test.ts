import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { firstMessage } from './testing/first-message'

const program = `
import { logNodeWarnings } from ${JSON.stringify(path.resolve('worker/streams/node-warnings'))}
const stop = logNodeWarnings({ warn: (data) => process.send?.(data) })
process.emitWarning('two\\nlines', { code: 'OLD_NODE' })
process.once('message', () => {
  stop()
  process.emitWarning('as ever')
  process.disconnect()
})
`

it('what Node warns of is a line of the log and nothing else, until that ends', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'warnings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'program.ts')
  writeFileSync(file, program)
  const child = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  expect(await firstMessage(child, 'the program')).toEqual({
    warning: { name: 'Warning', message: 'two\nlines', code: 'OLD_NODE' },
  })
  child.send('stop')
  await once(child, 'close')
  expect(printed).toContain('as ever')
  expect(printed).not.toContain('lines')
})
