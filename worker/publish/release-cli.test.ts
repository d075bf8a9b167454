import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { smallHotel } from '../../tests/publish/small-site'
import { createPublisher } from './publisher'
import { releaseCommand } from './release-cli'
import { folderTarget } from './targets/folder'

function temporary(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-cli-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function twoReleases() {
  const base = temporary()
  const folder = path.join(base, 'releases')
  const target = folderTarget({ folder: path.join(base, 'site'), store: folder, owner: 'o' })
  const open = () => createPublisher({ folder, target, gate: { siteUrl: 'https://hotel.example' } })
  const publisher = open()
  const site = await smallHotel(path.join(base, 'root'))
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'neu' })
  await publisher.publish(site.regeneration())
  await publisher.settled()
  return async (user: number | undefined, ...words: string[]) => {
    let said = ''
    const code = await releaseCommand({ words, folder, open, user, print: (text) => (said += text) })
    return { code, said }
  }
}

it('where no worker runs another user than that of the releases is shown them, and changes nothing', async () => {
  const command = await twoReleases()
  const own = process.getuid?.() ?? 0
  const stranger = own + 1
  for (const words of [['rollback', '00000001'], ['unpin'], ['override', 'for the fair']]) {
    const { code, said } = await command(stranger, ...words)
    expect(code).toBe(1)
    expect(said).toMatch(
      `are those of user ${own}, whose worker could not publish over what user ${stranger}`,
    )
  }
  expect((await command(stranger, 'list')).said).not.toContain('00000003')
  expect((await command(own, 'rollback', '00000001')).code).toBe(0)
  expect((await command(undefined, 'unpin')).code).toBe(0)
})

it.each([
  [['unpin', '/zimmer/arven']],
  [['rollback', '/zimmer/arven', '/zimmer']],
  [['rollback', '00000001', '/zimmer/arven']],
  [['show', '00000001', '00000002']],
  [['list', 'all']],
])('%j says more than the command reads: nothing is done, and its usage is shown', async (words) => {
  const command = await twoReleases()
  const before = (await command(undefined, 'list')).said
  expect(await command(undefined, ...words)).toEqual({ code: 2, said: expect.stringContaining('Usage:') })
  expect((await command(undefined, 'list')).said).toBe(before)
})

it('a page goes back by its address as it is copied from a browser', async () => {
  const command = await twoReleases()
  const { code, said } = await command(
    undefined,
    'rollback',
    'https://hotel.example/zimmer/%61rven/?utm_source=letter',
  )
  expect([code, said]).toEqual([0, expect.stringContaining('/zimmer/arven is pinned to release 00000001')])
})

it.skipIf(process.getuid?.() !== 0)(
  'who may not read the releases is told so, and not that there are none (root)',
  () => {
    const data = temporary()
    mkdirSync(path.join(data, 'releases', 'records'), { recursive: true })
    chownSync(data, 1234, 1234)
    chmodSync(data, 0o700)
    const { status, stderr } = spawnSync(
      process.execPath,
      ['worker/programs/run.cjs', 'worker/publish/release-main.ts', 'list'],
      { env: { PATH: process.env.PATH, ENV_FILE: 'none', DATA_DIR: data }, uid: 4321, encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('cannot be read (EACCES): give the command as'),
    ])
  },
)
