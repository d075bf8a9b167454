import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdersFile, readHolders, WatchedHolders, writeHolders } from './holders-file'
import { parseHolders, writtenHolders } from './path-holders'

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

it('is known to be damaged where it is cut, empty, noise, altered or of a newer version, and holds nothing where it is missing', () => {
  const text = writtenHolders(holders)
  const damaged = ['', text.slice(0, -5), 'null', '[]', '\u0000', text.replace('"version":1', '"version":2')]
  const altered = [
    text.replace('one', 'two'),
    text.replace('/a', '/c'),
    '{"version":1,"holders":{"/a":"one"}}',
  ]
  for (const each of [...damaged, ...altered]) expect(parseHolders(each), each).toBeUndefined()
  expect(readHolders(someFile())).toEqual(new Map())
})

it('is read again when it was written anew, and only then; what is lost or damaged says nothing new', () => {
  const file = someFile()
  const watched = new WatchedHolders(file)
  expect(watched.changed()).toBeUndefined()
  writeHolders(file, holders)
  expect(watched.changed()).toEqual(holders)
  writeHolders(file, holders)
  expect(watched.changed()).toBeUndefined()
  writeFileSync(file, 'noise')
  expect(watched.changed()).toBeUndefined()
  rmSync(file)
  expect(watched.changed()).toBeUndefined()
  writeHolders(file, new Map())
  expect(watched.changed()).toEqual(new Map())
})
