import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mirror } from './mirror'

let folder: string
let from: string
let to: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mirror-'))
  from = path.join(folder, 'from')
  to = path.join(folder, 'to')
  mkdirSync(path.join(from, 'deep/er'), { recursive: true })
  writeFileSync(path.join(from, 'one.txt'), 'one')
  writeFileSync(path.join(from, 'deep/er/two.txt'), 'two')
})

afterEach(() => rmSync(folder, { recursive: true }))

const content = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
  )

describe('a mirror of a folder', () => {
  it('has the same files, and none that is gone', async () => {
    await mirror(from, to)
    expect(content(to)).toEqual({ 'one.txt': 'one', 'deep/er/two.txt': 'two' })
    rmSync(path.join(from, 'deep'), { recursive: true })
    writeFileSync(path.join(from, 'deep'), 'a file where a folder was')
    await mirror(from, to)
    expect(content(to)).toEqual({ 'one.txt': 'one', deep: 'a file where a folder was' })
  })

  it('takes the place of whatever else lies there, a link that leads nowhere, too', async () => {
    writeFileSync(to, 'a file where the folder is to come')
    await mirror(from, to)
    for (const name of ['one.txt', 'deep']) rmSync(path.join(to, name), { recursive: true })
    mkdirSync(path.join(to, 'one.txt', 'deep'), { recursive: true })
    symlinkSync(path.join(folder, 'nowhere'), path.join(to, 'deep'))
    await mirror(from, to)
    expect(content(to)).toEqual({ 'one.txt': 'one', 'deep/er/two.txt': 'two' })
    rmSync(path.join(to, 'one.txt'))
    symlinkSync(path.join(folder, 'nowhere'), path.join(to, 'one.txt'))
    await mirror(from, to)
    expect(content(to)).toEqual({ 'one.txt': 'one', 'deep/er/two.txt': 'two' })
    expect(existsSync(path.join(folder, 'nowhere'))).toBe(false)
  })

  it('believes size and time, or where it is told to only the bytes', async () => {
    const time = new Date('2026-01-02T03:04:05Z')
    utimesSync(path.join(from, 'one.txt'), time, time)
    await mirror(from, to)
    writeFileSync(path.join(to, 'one.txt'), 'onf')
    utimesSync(path.join(to, 'one.txt'), time, time)
    await mirror(from, to)
    expect(content(to)['one.txt']).toBe('onf')
    await mirror(from, to, { byBytes: true })
    expect(content(to)['one.txt']).toBe('one')
  })

  it('is a copy: writing into a file of one side leaves the other as it is', async () => {
    await mirror(from, to)
    writeFileSync(path.join(from, 'one.txt'), 'changed')
    expect(content(to)['one.txt']).toBe('one')
  })

  it('copies a file only when its size or time differs, and maps of memory always', async () => {
    const time = new Date('2026-11-22T10:00:00Z')
    const write = (name: string, text: string) => {
      writeFileSync(path.join(from, name), text)
      utimesSync(path.join(from, name), time, time)
    }
    for (const name of ['one.txt', 'data.mdb']) write(name, 'old')
    await mirror(from, to)
    for (const name of ['one.txt', 'data.mdb']) write(name, 'new')
    await mirror(from, to)
    expect(content(to)).toMatchObject({ 'one.txt': 'old', 'data.mdb': 'new' })
    write('one.txt', 'longer')
    await mirror(from, to)
    expect(content(to)).toMatchObject({ 'one.txt': 'longer' })
  })

  it('leaves alone what it is told to skip, on both sides', async () => {
    mkdirSync(path.join(from, 'webpack'))
    mkdirSync(path.join(to, 'webpack'), { recursive: true })
    writeFileSync(path.join(from, 'webpack/pack'), 'new')
    writeFileSync(path.join(to, 'webpack/pack'), 'old')
    await mirror(from, to, { skip: new Set(['webpack']) })
    expect(content(to)['webpack/pack']).toBe('old')
  })

  it('is given up when asked to', async () => {
    const controller = new AbortController()
    controller.abort(new Error('a change has come'))
    await expect(mirror(from, to, { signal: controller.signal })).rejects.toThrow('a change has come')
  })
})
