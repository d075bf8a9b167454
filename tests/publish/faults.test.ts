import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { realFiles } from '../../worker/disk/files'
import { FailingFiles } from './failing-files'
import { openHotel } from './open-hotel'
import { type PreparedHotel, preparedHotel, served } from './prepared-hotel'
import { smallHotel, wholeRoot } from './small-site'
import { temporaryFolder } from './temporary-folder'

/** Every write is too slow for each run: the quick suite takes every 23rd and the last ones, `EVERY_WRITE=1` all. */
const stride = process.env.EVERY_WRITE ? 1 : 23

function* stepsOf(steps: number): Generator<number> {
  for (let step = 1; step <= steps; step += 1)
    if (step % stride === 1 || stride === 1 || step > steps - 24) yield step
}

async function wholeAfter(input: PreparedHotel): Promise<Record<string, string>> {
  const publisher = openHotel(input.folder)
  await publisher.publish(input.input)
  await publisher.settled()
  const result = await served(input.folder)
  await input.restore()
  return result
}

async function changesNeeded({ folder, input, restore }: PreparedHotel): Promise<number> {
  const disk = new FailingFiles()
  const publisher = openHotel(folder, disk.files)
  await publisher.ready()
  disk.changes = 0
  await publisher.publish(input)
  await restore()
  return disk.changes
}

describe('a disk that fails in the middle of a release', () => {
  it.each(['ENOSPC', 'EROFS', 'EACCES'])(
    'leaves the old release whole at every write (%s), and the same call succeeds later',
    async (code) => {
      const hotel = await preparedHotel()
      const fresh = await wholeAfter(hotel)
      const steps = await changesNeeded(hotel)
      expect(steps).toBeGreaterThan(30)
      for (const step of stepsOf(steps)) {
        const disk = new FailingFiles()
        const publisher = openHotel(hotel.folder, disk.files)
        await publisher.ready()
        Object.assign(disk, { changes: 0, failAt: step, lasting: true, code })
        const outcome = await publisher.publish(hotel.input).catch((error: unknown) => error)
        const now = await served(hotel.folder)
        const isNew = JSON.stringify(now) === JSON.stringify(fresh)
        expect(isNew || JSON.stringify(now) === JSON.stringify(hotel.old), `after step ${step}`).toBe(true)
        if (!isNew) expect(outcome, `step ${step}`).toBeInstanceOf(Error)
        disk.failAt = Number.POSITIVE_INFINITY
        await publisher.publish({ ...hotel.input, files: [], removed: [] })
        await publisher.settled()
        expect(await served(hotel.folder), `recovery after step ${step}`).toEqual(fresh)
        await hotel.restore()
      }
    },
  )

  it('is followed by old or new after a power cut at every write, never by half', async () => {
    const hotel = await preparedHotel()
    const fresh = await wholeAfter(hotel)
    const steps = await changesNeeded(hotel)
    for (const step of stepsOf(steps)) {
      const disk = new FailingFiles()
      const killed = openHotel(hotel.folder, disk.files)
      await killed.ready()
      Object.assign(disk, { changes: 0, failAt: step })
      await killed.publish(hotel.input).catch(() => undefined)
      await rm(path.join(hotel.folder, 'releases/switch.lock'), { force: true })
      const next = openHotel(hotel.folder)
      await next.ready()
      const now = JSON.stringify(await served(hotel.folder))
      expect([JSON.stringify(hotel.old), JSON.stringify(fresh)], `after step ${step}`).toContain(now)
      const homeServed = next.view.find('index.html')
      const home = homeServed ? (await next.view.bytes(homeServed)).toString() : ''
      expect(JSON.parse(now)['index.html'], `manifest and folder after step ${step}`).toBe(home)
      await next.publish({ ...hotel.input, ...wholeRoot(hotel.input.root) })
      await next.settled()
      expect(await served(hotel.folder), `recovery after step ${step}`).toEqual(fresh)
      await hotel.restore()
    }
  })

  it('copies where the served folder is on another file system', async () => {
    const folder = await temporaryFolder('exdev')
    const site = await smallHotel(path.join(folder, 'root'))
    const files = {
      ...realFiles,
      link: async (...[from, to]: Parameters<typeof realFiles.link>) => {
        if (String(to).includes('/public/'))
          throw Object.assign(new Error('EXDEV: made to fail'), { code: 'EXDEV' })
        await realFiles.link(from, to)
      },
    }
    const publisher = openHotel(folder, files)
    await publisher.publish(site.whole())
    expect((await served(folder))['zimmer/arven/index.html']).toContain('Zimmer')
  })
})

it('does not switch when the lease is lost, and the next holder publishes the same files', async () => {
  const { folder, input, old } = await preparedHotel()
  const publisher = openHotel(folder)
  const fence = async () => {
    throw new Error('The lease is lost')
  }
  await expect(publisher.publish({ ...input, fence })).rejects.toThrow('The lease is lost')
  expect(await served(folder)).toEqual(old)
  expect((await openHotel(folder).publish(input)).status).toBe('live')
})

it('refuses a root that is a way out: links are no files of the site', async () => {
  const folder = await temporaryFolder('links')
  const site = await smallHotel(path.join(folder, 'root'))
  await site.file('outside/secret.txt', 'secret')
  await rename(path.join(folder, 'root/outside'), path.join(folder, 'outside'))
  await realFiles.symlink(path.join(folder, 'outside'), path.join(folder, 'root/outside'))
  const publisher = openHotel(folder)
  const release = await publisher.publish(site.regeneration())
  expect(release.problems.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('outside/secret.txt is no regular file'),
  ])
  expect(Object.keys(await served(folder))).not.toContain('outside/secret.txt')
})
