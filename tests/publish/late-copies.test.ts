import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { realFiles } from '../../worker/disk/files'
import { BlobStore, blobTime } from '../../worker/made/blobs'
import { openHotel } from './open-hotel'
import { type SmallSite, smallHotel, wholeRoot } from './small-site'
import { temporaryFolder } from './temporary-folder'

type Hotel = ReturnType<typeof openHotel>

const blobsOf = (folder: string) => new BlobStore(path.join(folder, 'releases/blobs'), realFiles)
const markerOf = (folder: string) => path.join(folder, 'releases/bulk-copies.marker')

async function withPages(folder: string, count: number): Promise<SmallSite> {
  const site = await smallHotel(path.join(folder, 'root'))
  for (let number = 0; number < count; number += 1)
    await site.write(`/seite/${number}`, { owner: `page-${number}`, text: `Seite ${number}`, links: ['/'] })
  return site
}

/** Live files that should have compressed copies, with their hash. */
const compressible = ({ view }: Hotel, folder: string): (readonly [file: string, sha: string])[] =>
  wholeRoot(path.join(folder, 'root')).files.flatMap(({ path: file }) => {
    const entry = view.find(file)
    return entry && entry.encodings.length > 0 ? [[file, entry.sha256] as const] : []
  })

/** Files that lack a copy in the store or in what is served, or have one of other bytes. */
const lacking = (hotel: Hotel, folder: string): string[] =>
  compressible(hotel, folder).flatMap(([file, sha]) => {
    const copies = [blobsOf(folder).pathOf(sha, 'br'), path.join(folder, 'public/live', `${file}.br`)]
    const plain = readFileSync(blobsOf(folder).pathOf(sha))
    return copies.every((copy) => existsSync(copy) && brotliDecompressSync(readFileSync(copy)).equals(plain))
      ? []
      : [file]
  })

const inodeOf = (file: string): number => statSync(file).ino

it('copies that a stop kept from being made are made once the whole site is there again', async () => {
  const folder = await temporaryFolder('stopped')
  const site = await withPages(folder, 450)
  const stopped = openHotel(folder)
  await stopped.publish(site.whole())
  stopped.stopLateCopies()
  await stopped.settled()
  expect(existsSync(markerOf(folder)), 'nothing is in doubt after an orderly stop').toBe(false)
  expect(lacking(stopped, folder).length).toBeGreaterThan(400)
  const next = openHotel(folder)
  await next.ready()
  expect((await next.publish(site.whole())).status).toBe('unchanged')
  await next.settled()
  expect(lacking(next, folder)).toEqual([])
})

it('after a crash in the middle, those in doubt alone are made again, and no tree is built anew', async () => {
  const folder = await temporaryFolder('crashed')
  const site = await withPages(folder, 450)
  const before = openHotel(folder)
  await before.publish(site.whole())
  await before.settled()
  const kept = compressible(before, folder).map(([, sha]) => blobsOf(folder).pathOf(sha, 'br'))
  const inodes = kept.map(inodeOf)
  for (let number = 0; number < 450; number += 1)
    await site.write(`/mehr/${number}`, { owner: `more-${number}`, text: `Mehr ${number}`, links: ['/'] })
  const regeneration = site.regeneration()
  const named = regeneration.files.filter(({ path: file }) => file.endsWith('/index.html'))
  const input = path.join(folder, 'input.json')
  writeFileSync(input, JSON.stringify(regeneration))
  const script = path.resolve('tests/publish/killed-publisher.ts')
  const args = ['worker/programs/run.cjs', script, folder, '0', input]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const copies = named.map(({ sha256 }) => blobsOf(folder).pathOf(sha256, 'br'))
  const made = await vi.waitFor(
    () => {
      const there = copies.filter((copy) => existsSync(copy))
      expect(there.length).toBeGreaterThan(20)
      return there
    },
    { timeout: 60_000, interval: 2 },
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(markerOf(folder))).toBe(true)
  // As a power cut leaves what was not on the disk: its name and its time, and nothing in it.
  const torn = named.find(({ sha256 }) => made.includes(blobsOf(folder).pathOf(sha256, 'br')))
  if (!torn) throw new Error('No copy was made.')
  const copy = blobsOf(folder).pathOf(torn.sha256, 'br')
  const size = statSync(copy).size
  truncateSync(copy, 0)
  truncateSync(copy, size)
  utimesSync(copy, blobTime(torn.sha256), blobTime(torn.sha256))
  const trees = ['a', 'b'].map((tree) => inodeOf(path.join(folder, 'public', tree)))

  const next = openHotel(folder)
  await next.ready()
  expect(existsSync(copy)).toBe(false)
  expect(existsSync(path.join(folder, 'public/live', `${torn.path}.br`))).toBe(false)
  expect(existsSync(markerOf(folder))).toBe(false)
  expect(kept.map(inodeOf)).toEqual(inodes)
  await next.publish(site.whole())
  await next.settled()
  expect(lacking(next, folder)).toEqual([])
  expect(['a', 'b'].map((tree) => inodeOf(path.join(folder, 'public', tree)))).toEqual(trees)
})
