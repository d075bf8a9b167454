import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { damages } from '../../../tests/support/damages'
import { type Files, realFiles } from '../../disk/files'
import { BlobStore } from '../../made/blobs'
import { describeFile } from '../../made/describe'
import { keepBytes } from './kept-bytes'

let root: string
let blobs: BlobStore
const bytes = Buffer.from('the bytes of a film')
const made = describeFile('film.mp4', bytes)
const inRoot = () => path.join(root, 'film.mp4')

beforeEach(() => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kept-')))
  root = path.join(folder, 'public')
  mkdirSync(root)
  blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
})
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }))

const kept = (isDamaged = false, files = realFiles) => keepBytes({ root, blobs, files }, made, isDamaged)

it('bytes that the builder has stored are taken as they are: the site is not opened', async () => {
  await blobs.put(made.sha256, bytes)
  const opened: string[] = []
  // Only what is read is noted.
  const readFile = ((file: string) => opened.push(file)) as unknown as Files['readFile']
  expect(await kept(false, { ...realFiles, readFile })).toBe('there')
  expect(opened).toEqual([])
  expect(blobs.claimed.has(made.sha256)).toBe(true)
})

it('bytes that are not stored are taken from the site, where they are still those that were told', async () => {
  writeFileSync(inRoot(), bytes)
  expect(await kept()).toBe('there')
  expect(await blobs.readWhole(made.sha256)).toEqual(bytes)
})

it.each(damages)('a blob that is $name is never trusted: its bytes come from the site', async (damage) => {
  await blobs.put(made.sha256, bytes)
  damage.do(blobs.pathOf(made.sha256))
  writeFileSync(inRoot(), bytes)
  // Whoever starts compares by hash, and says what was found.
  const isFound = damage.name.endsWith('time as it was')
  expect(await kept(isFound)).toBe('there')
  expect(await blobs.readWhole(made.sha256)).toEqual(bytes)
})

it('bytes of which the site holds others, or none, are nowhere, and nothing is stored', async () => {
  expect(await kept()).toBe('gone')
  writeFileSync(inRoot(), 'the bytes of a fiml')
  expect(await kept()).toBe('gone')
  expect(existsSync(blobs.pathOf(made.sha256))).toBe(false)
})

it('a folder, and a link that leads anywhere, are no files of the site', async () => {
  const elsewhere = path.join(path.dirname(root), 'elsewhere.mp4')
  writeFileSync(elsewhere, bytes)
  symlinkSync(elsewhere, inRoot())
  expect(await kept()).toBe('irregular')
  rmSync(inRoot())
  mkdirSync(inRoot())
  expect(await kept()).toBe('irregular')
})
