import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../content-lake/test-support/lake-for-tests'
import { isCurrent, writeMadeOf } from './made-of'

function made() {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  for (const file of ['studio/package-lock.json', 'studio/bundle/bundle.ts', 'studio/a.ts', 'site/b.ts'])
    write(file, file)
  const of = { root, settings: { lake: 'http://localhost:8020' } }
  const record = path.join(root, 'made-of.json')
  writeMadeOf(record, of, ['studio/a.ts', 'site/b.ts'])
  return { root, of, record, write }
}

test('a Studio is made again when a source, the lock file or an address has changed, and only then', () => {
  const { of, record, write } = made()
  expect(isCurrent(record, of)).toBe(true)
  expect(isCurrent(record, { ...of, settings: { lake: 'http://localhost:9020' } })).toBe(false)
  for (const file of ['site/b.ts', 'studio/package-lock.json']) {
    write(file, 'other')
    expect(isCurrent(record, of), file).toBe(false)
    write(file, file)
  }
  write('studio/README.md', 'nothing that is bundled')
  expect(isCurrent(record, of)).toBe(true)
})

test('a source that is gone, and a record that cannot be read, mean that it is made again', () => {
  const { root, of, record } = made()
  fs.rmSync(path.join(root, 'studio/a.ts'))
  expect(isCurrent(record, of)).toBe(false)
  fs.writeFileSync(record, '{')
  expect(isCurrent(record, of)).toBe(false)
})
