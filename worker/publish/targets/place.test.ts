import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Files, realFiles } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { BlobStore } from '../../made/blobs'
import { placeBlob } from './place'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'place-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('places a file whose folder another thread makes in the same moment', async () => {
  const bytes = Buffer.from('BEGIN:VCALENDAR')
  const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  await blobs.put(sha256(bytes), bytes)
  const to = path.join(folder, 'live', 'events', 'fondue', '2026-12-01.ics')
  let tries = 0
  const files: Files = {
    ...realFiles,
    link: async (from, name) => {
      tries += 1
      const linked = realFiles.link(from, name)
      if (tries === 1) await linked.finally(() => mkdirSync(path.dirname(to), { recursive: true }))
      return linked
    },
  }
  await placeBlob(files, blobs, to, sha256(bytes))
  expect(readFileSync(to, 'utf8')).toBe('BEGIN:VCALENDAR')
  expect(tries).toBe(2)
})

it('fails where the blob is not there', async () => {
  const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  const to = path.join(folder, 'live', 'index.html')
  await expect(placeBlob(realFiles, blobs, to, sha256('lost'))).rejects.toThrow(/ENOENT/)
})
