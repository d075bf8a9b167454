import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  holdersFile,
  parseHolders,
  readHolders,
  WatchedHolders,
  writeHolders,
  writtenHolders,
} from './path-holders'

const holders = new Map([
  ['/b', 'two'],
  ['/a', 'one'],
])

function someFile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'holders-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return holdersFile(folder)
}

it('is read as it was written, and the same holders are the same bytes', () => {
  const file = someFile()
  writeHolders(file, holders)
  expect(readHolders(file)).toEqual(holders)
  expect(writtenHolders(new Map([...holders].reverse()))).toBe(writtenHolders(holders))
})

it('says nothing where it is missing, cut, empty, noise or of a newer version', () => {
  const text = writtenHolders(holders)
  const damaged = ['', text.slice(0, -5), 'null', '[]', '\u0000', text.replace('"version":1', '"version":2')]
  for (const each of [...damaged, '{"version":1,"holders":{"/a":7}}', '{"version":1,"holders":null}'])
    expect(parseHolders(each).size, each).toBe(0)
  expect(readHolders(someFile()).size).toBe(0)
})

it('is read again when it was written anew, and only then', () => {
  const file = someFile()
  const watched = new WatchedHolders(file)
  expect(watched.changed()).toEqual(new Map())
  expect(watched.changed()).toBeUndefined()
  writeHolders(file, holders)
  expect(watched.changed()).toEqual(holders)
  writeHolders(file, holders)
  expect(watched.changed()).toBeUndefined()
  writeFileSync(file, 'noise')
  expect(watched.changed()).toEqual(new Map())
})
