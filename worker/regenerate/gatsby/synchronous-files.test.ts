import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overwrite, writeIfChanged, writeSynchronously } from './synchronous-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'synchronous-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

it('overwrites a file with a shorter, a longer and an empty text, and nothing of the old one stays', () => {
  const file = path.join(folder, 'index.html')
  writeFileSync(file, 'Grandhotel Edelgrat, Arolles')
  overwrite(file, bytes('Grand', 'hôtel'))
  expect(readFileSync(file, 'utf8')).toBe('Grandhôtel')
  overwrite(file, bytes('Ein ', 'Hotel ', 'auf 1800 Metern'))
  expect(readFileSync(file, 'utf8')).toBe('Ein Hotel auf 1800 Metern')
  overwrite(file, [])
  expect(readFileSync(file, 'utf8')).toBe('')
  const parts = Array.from({ length: 2_000 }, (_, index) => `${index} `)
  overwrite(file, bytes(...parts))
  expect(readFileSync(file, 'utf8')).toBe(parts.join(''))
})

it('overwrites the end of a file and leaves what is before it', () => {
  const file = path.join(folder, 'index.html')
  writeFileSync(file, 'Sommer im Engadin, Winter in Arolles')
  overwrite(file, bytes('Arol', 'les'), 10)
  expect(readFileSync(file, 'utf8')).toBe('Sommer im Arolles')
  overwrite(file, bytes('Wallis und im Winter auch'), 10)
  expect(readFileSync(file, 'utf8')).toBe('Sommer im Wallis und im Winter auch')
})

it('does not make a file by overwriting, for its folder might be the wrong one', () => {
  expect(() => overwrite(path.join(folder, 'none.html'), bytes('x'))).toThrow(/ENOENT/)
})

it('writes a file into a folder that is not there yet, and says whether it differed', () => {
  const file = path.join(folder, 'zimmer', 'arve', 'index.html')
  writeSynchronously(file, Buffer.from('Arve'))
  expect(writeIfChanged(file, 'Arve')).toBe(false)
  expect(writeIfChanged(file, 'Arvenzimmer')).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('Arvenzimmer')
})
