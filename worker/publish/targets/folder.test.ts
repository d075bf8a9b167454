import { existsSync, readFileSync, readlinkSync } from 'node:fs'
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

it('a web server is told of both releases before the switch and of the new one after it, which a full disk makes no failure', async () => {
  const disk = await mkdtemp(path.join(os.tmpdir(), 'folder-target-'))
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  const folder = path.join(disk, 'public')
  const live = path.join(folder, 'live')
  const tree = () => (existsSync(live) ? readlinkSync(live) : undefined)
  let isFull = false
  let first: string | undefined
  const files: Files = {
    ...realFiles,
    async rename(from, to) {
      if (isFull && tree() !== first && String(to).endsWith('redirects.map'))
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      await realFiles.rename(from, to)
    },
  }
  const read: string[] = []
  const target = folderTarget({
    folder,
    files,
    configuration: ({ redirects }) => ({ 'redirects.map': redirects.map((each) => each.join(' ')).join() }),
    reload: async ({ 'redirects.map': text }) => void read.push(`${tree() === first} ${text}`),
  })
  const site = await smallHotel(path.join(disk, 'root'))
  const publisher = createPublisher({ folder: path.join(disk, 'releases'), gate: { siteUrl }, target })
  await publisher.publish(site.whole())
  await site.write('/', home)
  const move = async (from: string, to: string) => {
    await site.remove(from)
    await site.write(to, { owner: 'room-turm', text: to, links: ['/'] })
    first = tree()
    return publisher.publish(site.regeneration())
  }
  await move('/zimmer/turm', '/zimmer/eck')
  read.length = 0
  const [there, back] = ['/zimmer/turm /zimmer/eck', '/zimmer/eck /zimmer/turm']
  await move('/zimmer/eck', '/zimmer/turm')
  expect(read).toEqual([`true ${back},${there}`, `false ${back}`])

  isFull = true
  expect(await move('/zimmer/turm', '/zimmer/eck')).toMatchObject({ status: 'live' })
  expect(tree()).not.toBe(first)
  isFull = false
  await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/', '/fr'] })
  first = tree()
  await publisher.publish(site.regeneration())
  expect(readFileSync(path.join(folder, 'redirects.map'), 'utf8')).toBe(there)
  await publisher.settled()
})

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
