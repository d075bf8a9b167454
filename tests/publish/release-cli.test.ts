import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listenForCommands } from '../../worker/publish/control'
import { machineIn } from './machines'
import { temporaryFolder } from './temporary-folder'

async function hotelWithTwoReleases() {
  const { site, releases, open, command } = await machineIn(await temporaryFolder('command'))
  const publisher = open()
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Zweite', links: ['/'] })
  await publisher.publish(site.regeneration())
  await publisher.settled()
  return { releases, publisher, command }
}

it('lists, shows, rolls back and unpins through the running worker', async () => {
  const { releases, publisher, command } = await hotelWithTwoReleases()
  const stop = await listenForCommands(releases, publisher)
  expect((await command('list')).printed).toMatch(/^00000002 .*\n00000001 /)
  expect((await command('show', '2')).printed).toContain('zimmer/arven/index.html  room-arven')
  expect(await command('rollback', '1')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('pinned to release 00000001'),
  })
  expect((await publisher.pinned()).site).toBe('00000001')
  expect((await command('unpin')).code).toBe(0)
  expect((await publisher.pinned()).site).toBeNull()
  expect(await command('rollback', '/nirgends')).toMatchObject({
    code: 1,
    printed: 'No earlier version of /nirgends is kept.\n',
  })
  await stop()
})

it('works on the store itself where no worker runs, and the worker follows when it comes back', async () => {
  const { publisher, command } = await hotelWithTwoReleases()
  expect((await command('rollback', '/zimmer/arven')).code).toBe(0)
  await publisher.ready()
  const entry = publisher.view.find('zimmer/arven/index.html')
  expect(entry && (await publisher.view.bytes(entry)).toString()).toContain('Zimmer /zimmer/arven')
  expect((await command('nonsense')).code).toBe(2)
})

it('names the folder and the mode that it looks at, and fails where there is nothing', async () => {
  const root = await temporaryFolder('nothing')
  const run = (dataDir: string, more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['worker/programs/run.cjs', 'worker/publish/release-main.ts', 'list'],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...more }, encoding: 'utf8' },
    )
    return { status, stdout, stderr }
  }
  expect(run(root)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There are no releases in ${root}/releases (of the sandbox, for no SANITY_PROJECT_ID is set). DATA_DIR and the other settings have to be those of the worker.\n`,
  })
  expect(existsSync(path.join(root, 'releases'))).toBe(false)
  const { site, open } = await machineIn(root)
  const publisher = open()
  await publisher.publish(site.whole())
  await publisher.settled()
  expect(run(root)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^00000001 .* live /),
    stderr: expect.stringContaining(`Releases in ${root}/releases`),
  })
})
