import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { appendingTo } from './appending-to'
import { startChild, startProgram } from './start-child'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'child-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('a child', () => {
  it('that cannot be started has ended, and says why', async () => {
    const { ended } = startChild('/nowhere/at/all', [], {})
    expect((await ended).error?.message).toContain('ENOENT')
  })

  it('that is spoken to after its end does not end this process', async () => {
    const folder = await emptyFolder()
    const program = path.join(folder, 'ends.cjs')
    await writeFile(program, 'process.exit(7)')
    const { child, ended } = startProgram(program, { log: path.join(folder, 'log') })
    expect(await ended).toEqual({ code: 7, signal: null })
    child.send('are you there?')
  })

  it('adds what it prints to a file, and goes on where that cannot be written', async () => {
    const folder = await emptyFolder()
    const program = path.join(folder, 'prints.cjs')
    await writeFile(program, "console.log('out'); console.error('error')")
    const log = path.join(folder, 'log')
    const told = startProgram(program, { log })
    await told.written
    expect(await readFile(log, 'utf8')).toMatch(/^(?:out\nerror\n|error\nout\n)$/)
    const lost = startProgram(program, { log: path.join(folder, 'no', 'such', 'folder', 'log') })
    const output = lost.child.stdout ? text(lost.child.stdout) : ''
    expect(await lost.ended).toEqual({ code: 0, signal: null })
    expect(await output).toBe('out\n')
  })
})

describe('a program of this project', () => {
  it('has the settings that it is given, and none of a file in the working folder', async () => {
    const folder = await emptyFolder()
    await writeFile(path.join(folder, '.env'), 'ONE=of the file\n')
    await writeFile(
      path.join(folder, 'program.ts'),
      'const { ONE, TWO }: NodeJS.ProcessEnv = process.env\nconsole.log([ONE, TWO].join("|"))',
    )
    const log = path.join(folder, 'log')
    const env = { PATH: process.env.PATH, TWO: 'given' }
    await startProgram(path.join(folder, 'program.ts'), { log, cwd: folder, env }).written
    expect(await readFile(log, 'utf8')).toBe('|given\n')
  })
})

describe('the log of a child that ended', () => {
  it('is whole soon, also where a process that it left behind holds its output open', async () => {
    const folder = await emptyFolder()
    const program = path.join(folder, 'leaves.cjs')
    await writeFile(
      program,
      `const { spawn } = require('node:child_process')
      const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit', detached: true })
      left.unref()
      console.log(left.pid)
      process.exit(0)`,
    )
    const log = path.join(folder, 'log')
    const { written } = startProgram(program, { log })
    await written
    process.kill(Number(await readFile(log, 'utf8')), 'SIGKILL')
  })
})

describe('a file that is added to', () => {
  it('loses what cannot be written, and says how much once it can be', async () => {
    const written: string[] = []
    let full = true
    const append = async (_file: unknown, bytes: unknown) => {
      if (full) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      written.push(String(bytes))
    }
    const stream = appendingTo('no-such-folder/log', { append })
    const write = (line: string) =>
      new Promise<Error | null | undefined>((resolve) => stream.write(line, resolve))
    expect(await write('one\n')).toBeFalsy()
    expect(await write('two\n')).toBeFalsy()
    full = false
    await write('three\n')
    await write('four\n')
    expect(written).toEqual(['(8 bytes could not be written here)\nthree\n', 'four\n'])
  })

  it('begins anew when it is large, with what stood in it kept beside', async () => {
    const file = path.join(await emptyFolder(), 'a.log')
    for (const line of ['one\n', 'two\n', 'three\n']) {
      const stream = appendingTo(file, { largest: 6 })
      stream.end(line)
      await finished(stream)
    }
    expect(await readFile(`${file}.1`, 'utf8')).toBe('one\ntwo\n')
    expect(await readFile(file, 'utf8')).toBe('three\n')
  })
})
