import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StoredItem } from './media-list'
import { zipOf } from './zip'

const item = (name: string): StoredItem => ({
  key: name,
  name,
  kind: 'image',
  type: 'JPG',
  size: 3,
  language: 'de',
  credit: null,
  width: null,
  height: null,
  filename: `${name}.jpg`,
  mimeType: 'image/jpeg',
  place: { folder: 'images', file: name },
})
const items = Array.from({ length: 30 }, (_, index) => item(`picture-${index}`))

/** What the process warns of: a listener for each file would be taken for a leak. */
let warnings: Error[]
const note = (warning: Error) => void warnings.push(warning)
beforeEach(() => {
  warnings = []
  process.on('warning', note)
})
afterEach(() => void process.off('warning', note))

it('an archive of many files has them all, and leaves nothing behind', async () => {
  const bytes = await buffer(zipOf(items, async ({ name }) => Readable.from([Buffer.from(name)])))
  for (const { filename } of items) expect(bytes.includes(filename)).toBe(true)
  expect(warnings).toEqual([])
})

it('an archive that is broken off lets go of the file that it is at', async () => {
  const endless = new Readable({ read() {} })
  const archive = zipOf(items, async () => endless)
  archive.on('error', () => undefined)
  archive.resume()
  await expect.poll(() => endless.listenerCount('data')).toBeGreaterThan(0)
  archive.destroy()
  if (!endless.destroyed) await once(endless, 'close')
  expect(endless.destroyed).toBe(true)
})
