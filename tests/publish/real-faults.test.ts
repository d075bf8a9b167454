import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '../../worker/disk/sha256'
import { blobTime } from '../../worker/made/blobs'
import { createPublisher } from '../../worker/publish/publisher'
import { folderTarget } from '../../worker/publish/targets/folder'
import { FailingFiles } from './failing-files'
import { openHotel } from './open-hotel'
import { preparedHotel, served } from './prepared-hotel'
import { type SmallSite, siteUrl, smallHotel, wholeRoot } from './small-site'
import { temporaryFolder } from './temporary-folder'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' })
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'pipe' })

/** Whether this user may mount a file system in memory. Where not, the tests of real disks are skipped and say so. */
const canMount = ((): boolean => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mount-'))
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})()

async function smallDisk(size: string): Promise<string> {
  const folder = await temporaryFolder('disk')
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)
  onTestFinished(() => void unmount(folder))
  return folder
}

/** Bytes that do not compress, others for each seed: equal ones are stored once. */
const noise = (length: number, seed: number): Buffer =>
  Buffer.concat(
    Array.from({ length: length / 32 }, (_, index) => Buffer.from(sha256(`${seed} ${index}`), 'hex')),
  )

async function hotelOn(disk: string) {
  const site = await smallHotel(await temporaryFolder('root'))
  const publisher = openHotel(disk)
  await publisher.publish(site.whole())
  await publisher.settled()
  return { site, publisher, old: await served(disk) }
}

async function changeMuch(site: SmallSite): Promise<void> {
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
  for (let number = 0; number < 30; number += 1)
    await site.file(`film-${number}.mp4`, noise(64 * 1024, number))
}

describe.skipIf(!canMount)('a real disk', () => {
  it('that is full leaves the old release whole, and the same files go live when there is room', async () => {
    const disk = await smallDisk('1m')
    const { site, publisher, old } = await hotelOn(disk)
    await changeMuch(site)
    await expect(publisher.publish(site.regeneration())).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await served(disk)).toEqual(old)
    const home = publisher.view.find('zimmer/arven/index.html')
    expect(home && (await publisher.view.bytes(home)).toString()).not.toContain('Neu')
    mount('-o', 'remount,size=32m', disk)
    expect((await publisher.publish(site.regeneration())).status).toBe('live')
    expect((await served(disk))['zimmer/arven/index.html']).toContain('Neu')
    expect(existsSync(path.join(disk, 'public/live/film-29.mp4'))).toBe(true)
  })

  it('that is read-only leaves the old release whole, and takes the same files when it can be written again', async () => {
    const disk = await smallDisk('32m')
    const { site, publisher, old } = await hotelOn(disk)
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
    mount('-o', 'remount,ro', disk)
    await expect(publisher.publish(site.regeneration())).rejects.toMatchObject({ code: 'EROFS' })
    expect(await served(disk)).toEqual(old)
    mount('-o', 'remount,rw', disk)
    expect((await publisher.publish(site.regeneration())).status).toBe('live')
    expect((await served(disk))['zimmer/arven/index.html']).toContain('Neu')
  })

  it('of its own for the served folder gets copies with the same times, small and large releases alike', async () => {
    const disk = await smallDisk('64m')
    const site = await smallHotel(await temporaryFolder('root'))
    const target = folderTarget({ folder: path.join(disk, 'public') })
    const publisher = createPublisher({ folder: await temporaryFolder('store'), gate: { siteUrl }, target })
    await publisher.publish(site.whole())
    for (let number = 0; number < 420; number += 1) await site.file(`data-${number}.json`, `{"n":${number}}`)
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
    expect((await publisher.publish(site.regeneration())).status).toBe('live')
    const entry = publisher.view.find('zimmer/arven/index.html')
    const file = statSync(path.join(disk, 'public/live/zimmer/arven/index.html'))
    expect(file.mtimeMs / 1000).toBe(blobTime(entry?.sha256 ?? ''))
    expect((await served(disk))['data-419.json']).toBe('{"n":419}')
    await publisher.settled()
  })
})

/** Publishes in another process; answers how it ended. */
function publishElsewhere(
  folder: string,
  change: number,
  input: string,
): Promise<NodeJS.Signals | number | null> {
  const script = path.resolve('tests/publish/killed-publisher.ts')
  const args = ['worker/programs/run.cjs', script, folder, String(change), input]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)))
}

describe('a worker that is killed', () => {
  it('between write, record, rename and switch leaves the old release or the new one, never half', async () => {
    const hotel = await preparedHotel()
    const { folder, input, old } = hotel
    const file = path.join(folder, 'input.json')
    writeFileSync(file, JSON.stringify(input))
    // From the same disk as those that are killed: a copy, whose files have other times.
    await hotel.restore()
    const disk = new FailingFiles()
    const counting = openHotel(folder, disk.files)
    await counting.ready()
    disk.changes = 0
    await counting.publish(input)
    const steps = disk.changes
    await counting.settled()
    const fresh = await served(folder)
    const seen = new Set<string>()
    for (const change of [1, Math.floor(steps / 2), steps - 9, steps - 5, steps - 3, steps - 1]) {
      await hotel.restore()
      expect(await publishElsewhere(folder, change, file)).toBe('SIGKILL')
      const next = openHotel(folder)
      await next.ready()
      const now = await served(folder)
      expect([old, fresh], `killed at change ${change}`).toContainEqual(now)
      const home = next.view.find('index.html')
      expect(home && (await next.view.bytes(home)).toString()).toBe(now['index.html'])
      seen.add(now['zimmer/neu/index.html'] ? 'new' : 'old')
      await next.publish({ ...input, ...wholeRoot(input.root) })
      await next.settled()
      expect(await served(folder), `recovery after a kill at change ${change}`).toEqual(fresh)
    }
    expect([...seen].sort()).toEqual(['new', 'old'])
  })

  it('in the middle of a large release is followed by a whole one', async () => {
    const folder = await temporaryFolder('killed')
    const site = await smallHotel(path.join(folder, 'root'))
    const publisher = openHotel(folder)
    await publisher.publish(site.whole())
    await publisher.settled()
    const old = await served(folder)
    for (let number = 0; number < 600; number += 1)
      await site.write(`/gross/${number}`, { owner: `page-${number}`, text: 'x', links: ['/'] })
    const input = site.regeneration()
    const file = path.join(folder, 'input.json')
    writeFileSync(file, JSON.stringify(input))
    const blobOf = (sha: string) => path.join(folder, 'releases/blobs', sha.slice(0, 2), sha.slice(2))
    const script = path.resolve('tests/publish/killed-publisher.ts')
    const child = spawn(process.execPath, ['worker/programs/run.cjs', script, folder, '0', file], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.on('exit', resolve))
    const stored = input.files
      .filter(({ path: name }) => name.endsWith('.html'))
      .map(({ sha256 }) => blobOf(sha256))
    const some = () => stored.filter((blob) => existsSync(blob))
    while (some().length < 20 && child.exitCode === null) await new Promise((next) => setTimeout(next, 2))
    child.kill('SIGKILL')
    await ended
    // As a disk leaves it that had not written everything: blobs without their bytes.
    for (const blob of some().slice(0, 10)) writeFileSync(blob, '')
    const next = openHotel(folder)
    await next.ready()
    expect(await served(folder)).toEqual(old)
    expect((await next.publish({ ...input, ...wholeRoot(input.root) })).status).toBe('live')
    await next.settled()
    const large = Object.entries(await served(folder)).filter(([name]) => name.startsWith('gross/'))
    expect(large).toHaveLength(600)
    expect(large.filter(([, text]) => text === '')).toEqual([])
    expect(existsSync(path.join(folder, 'public/live/gross/0/index.html.br'))).toBe(true)
  })
})
