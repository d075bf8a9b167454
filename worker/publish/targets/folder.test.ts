import { readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
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
