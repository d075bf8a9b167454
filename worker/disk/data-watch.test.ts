import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { DataWatch, keptAside } from './data-watch'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const megabyte = Buffer.alloc(1_000_000, 'x')
let dataFolder: string

function put(name: string, bytes: Buffer = megabyte): void {
  const file = path.join(dataFolder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

const namesIn = async (folder = '.') => (await readdir(path.join(dataFolder, folder))).sort()

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'data-'))
  folders.push(dataFolder)
})

const watchOf = (after: number) =>
  new DataWatch({
    dataFolder,
    siteFolder: path.join(dataFolder, 'site'),
    log: undefined,
    now: () => Date.now() + after,
  })

const aside = [
  'queue.damaged-2026-11-24T03-00-00/base/1',
  'schedule.json.damaged',
  'events/de.json.damaged/deep/x',
  'releases/snapshot.ndjson.damaged',
  'releases/blobs/ab/cdef.damaged',
  'site/live.12-1.tmp.damaged/index.html',
]
/** A page may be called as it likes, and a number that was given is known by its record. */
const notAside = [
  'site/a/zimmer.damaged/index.html',
  'builder/a/public/zimmer.damaged/index.html',
  'releases/records/00000007.json.damaged',
  'queue/damaged',
]

describe('what was moved aside because it was damaged', () => {
  it('goes after a week, wherever it lies, and nothing else does', async () => {
    for (const name of [...aside, ...notAside]) put(name)
    await watchOf(keptAside + 60_000).look()
    expect(await namesIn()).toEqual(['builder', 'events', 'queue', 'releases', 'site'])
    for (const folder of ['events', 'releases/blobs/ab']) expect(await namesIn(folder)).toEqual([])
    expect(await namesIn('releases')).toEqual(['blobs', 'records'])
    expect(await namesIn('releases/records')).toEqual(['00000007.json.damaged'])
    expect(await namesIn('site')).toEqual(['a'])
    expect(await namesIn('site/a')).toEqual(['zimmer.damaged'])
    expect(await namesIn('builder/a/public')).toEqual(['zimmer.damaged'])
    expect(await namesIn('queue')).toEqual(['damaged'])
  })

  it('stays for a week', async () => {
    for (const name of aside) put(name)
    await watchOf(keptAside - 60_000).look()
    expect(await namesIn()).toHaveLength(5)
    expect(await namesIn('releases/blobs/ab')).toEqual(['cdef.damaged'])
  })
})

describe('the size of the data folder', () => {
  it('is known by kind after a look; what has two names counts once, to the releases', async () => {
    put('releases/blobs/ab/cdef')
    mkdirSync(path.join(dataFolder, 'site/a'), { recursive: true })
    linkSync(path.join(dataFolder, 'releases/blobs/ab/cdef'), path.join(dataFolder, 'site/a/index.html'))
    put('site/a/copied.html')
    put('queue.damaged-1/x')
    put('worker.log.1')
    put('receipts.ndjson')
    const watch = watchOf(0)
    expect(watch.sizes).toBeUndefined()
    await watch.look()
    const megabytes = Object.entries(watch.sizes ?? {}).map(([kind, bytes]) => [
      kind,
      Math.round(bytes / 1e6),
    ])
    expect(Object.fromEntries(megabytes)).toEqual({
      releases: 1,
      site: 1,
      builder: 0,
      preview: 0,
      queue: 0,
      enquiries: 0,
      studio: 0,
      logs: 1,
      damaged: 1,
      other: 1,
    })
  })

  it('counts a folder that is served from elsewhere, and tidies it, too', async () => {
    const siteFolder = mkdtempSync(path.join(tmpdir(), 'served-'))
    folders.push(siteFolder)
    mkdirSync(path.join(siteFolder, 'a'))
    writeFileSync(path.join(siteFolder, 'a/index.html'), megabyte)
    mkdirSync(path.join(siteFolder, 'live.tmp.damaged'))
    const watch = new DataWatch({
      dataFolder,
      siteFolder,
      log: undefined,
      now: () => Date.now() + keptAside + 60_000,
    })
    await watch.look()
    expect(Math.round((watch.sizes?.site ?? 0) / 1e6)).toBe(1)
    expect(await readdir(siteFolder)).toEqual(['a'])
  })

  it('of a folder that is not there is nothing', async () => {
    const watch = new DataWatch({
      dataFolder: path.join(dataFolder, 'none'),
      siteFolder: undefined,
      log: undefined,
    })
    await watch.look()
    expect(Object.values(watch.sizes ?? {}).every((bytes) => bytes === 0)).toBe(true)
  })
})
