import { readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteUrl, smallHotel } from '../../../tests/publish/small-site'
import { type Files, realFiles } from '../../disk/files'
import { createPublisher } from '../publisher'
import { folderTarget } from './folder'

const home = { owner: 'page-home', text: 'Ohne Turm', alternates: { de: '/', fr: '/fr', en: '/en' } }

it.each([
  ['the link', 'symlink', 'live'],
  ['the second of its maps', 'rename', 'redirects.map'],
] as const)(
  'a web server answers by the release that it has where a full disk refuses %s of the next one (fault 107)',
  async (_, call, name) => {
    const disk = await mkdtemp(path.join(os.tmpdir(), 'folder-target-'))
    onTestFinished(() => rm(disk, { recursive: true, force: true }))
    const folder = path.join(disk, 'public')
    let isFull = false
    const full = (to: unknown) => {
      if (isFull && path.basename(String(to)).startsWith(name))
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    }
    const files: Files = {
      ...realFiles,
      async [call](from: string, to: string) {
        full(to)
        await realFiles[call](from, to)
      },
    }
    const read: string[] = []
    const target = folderTarget({
      folder,
      files,
      configuration: ({ gone, redirects }) => ({
        'gone.map': gone.join(),
        'redirects.map': redirects.map(([from]) => from).join(),
      }),
      reload: async ({ 'gone.map': gone = '' }) => void read.push(gone),
    })
    const site = await smallHotel(path.join(disk, 'root'))
    const publisher = createPublisher({ folder: path.join(disk, 'releases'), gate: { siteUrl }, target })
    await publisher.publish(site.whole())
    const live = readlinkSync(path.join(folder, 'live'))
    const maps = () =>
      ['gone.map', 'redirects.map'].map((map) => readFileSync(path.join(folder, map), 'utf8'))

    await site.write('/', home)
    await site.remove('/zimmer/turm')
    await site.remove('/zimmer/laerche')
    await site.write('/zimmer/laerchen', { owner: 'room-laerche', text: 'Umgezogen', links: ['/'] })
    const moved = site.regeneration()
    isFull = true
    await expect(publisher.publish(moved)).rejects.toThrow('no space left')
    expect(readlinkSync(path.join(folder, 'live'))).toBe(live)
    expect(maps()).toEqual(['', ''])

    isFull = false
    expect(await publisher.publish(moved)).toMatchObject({ status: 'live' })
    expect(maps()).toEqual(['/zimmer/turm', '/zimmer/laerche'])
    expect(read.at(-1)).toBe('/zimmer/turm')
    await publisher.settled()
  },
)

/** A hotel that is published to a folder, on a disk that cannot say whether it keeps the names in it while `isSick`. */
async function hotelOnSickDisk() {
  const disk = await mkdtemp(path.join(os.tmpdir(), 'folder-target-'))
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  const folder = path.join(disk, 'public')
  const sick = { isSick: false }
  const files: Files = {
    ...realFiles,
    async open(file, flags) {
      if (sick.isSick && file === folder)
        throw Object.assign(new Error('input/output error'), { code: 'EIO' })
      return realFiles.open(file, flags)
    },
  }
  const site = await smallHotel(path.join(disk, 'root'))
  const target = folderTarget({ folder, files })
  const publisher = createPublisher({ folder: path.join(disk, 'releases'), gate: { siteUrl }, target })
  await publisher.publish(site.whole())
  await publisher.settled()
  return {
    sick,
    write: (text: string) => site.write('/zimmer/suite', { owner: 'room-suite', text, links: ['/', '/fr'] }),
    publish: () => publisher.publish(site.regeneration()),
    current: async () => (await publisher.current())?.id,
    live: () => readFileSync(path.join(folder, 'live/zimmer/suite/index.html'), 'utf8'),
  }
}

describe('A disk that cannot say whether it keeps a switch', () => {
  it('has what the worker says that it has: a switch that visitors see is a release', async () => {
    const { sick, write, publish, current, live } = await hotelOnSickDisk()
    await write('Neu')
    sick.isSick = true
    expect(await publish()).toMatchObject({ id: '00000002', status: 'live' })
    expect([await current(), live()]).toEqual(['00000002', expect.stringContaining('Neu')])
  })

  it('gets no other release before it can, for after a power cut visitors could see half of that', async () => {
    const { sick, write, publish, current, live } = await hotelOnSickDisk()
    await write('Neu')
    sick.isSick = true
    await publish()
    await write('Neuer')
    await expect(publish()).rejects.toThrow('input/output error')
    expect([await current(), live()]).toEqual(['00000002', expect.not.stringContaining('Neuer')])
    sick.isSick = false
    expect(await publish()).toMatchObject({ id: '00000003', status: 'live' })
    expect(live()).toContain('Neuer')
  })
})
