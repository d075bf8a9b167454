import path from 'node:path'
import { expect, it } from 'vitest'
import { listenForCommands } from '../../worker/publish/control'
import { PurgeFailed } from '../../worker/publish/prove/purgers'
import { createPublisher } from '../../worker/publish/publisher'
import { releaseCommand } from '../../worker/publish/release-cli'
import { siteUrl, smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

async function hotelWithTwoReleases() {
  const root = await temporaryFolder('command')
  const folder = path.join(root, 'releases')
  const publisher = createPublisher({ folder, gate: { siteUrl } })
  const site = await smallHotel(path.join(root, 'root'))
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Zweite', links: ['/'] })
  await publisher.publish(site.regeneration())
  await publisher.settled()
  const command = async (...words: string[]) => {
    let printed = ''
    const open = () => createPublisher({ folder, gate: { siteUrl } })
    const print = (text: string) => {
      printed += text
    }
    return { code: await releaseCommand({ words, folder, open, print }), printed }
  }
  return { folder, publisher, command, site }
}

it('lists, shows, rolls back and unpins through the running worker', async () => {
  const { folder, publisher, command } = await hotelWithTwoReleases()
  const stop = await listenForCommands(folder, publisher)
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

it('purges again with the next publish what a cache did not accept, and only then says live', async () => {
  const root = await temporaryFolder('purge')
  const asked: string[][] = []
  let works = false
  const purge = {
    name: 'moody',
    purge: async (paths: readonly string[]) => {
      asked.push([...paths])
      if (!works) throw new PurgeFailed('made to fail')
    },
  }
  const publisher = createPublisher({ folder: path.join(root, 'releases'), gate: { siteUrl }, purge })
  const site = await smallHotel(path.join(root, 'root'))
  const input = site.whole()
  await expect(publisher.publish(input)).rejects.toThrow('made to fail')
  works = true
  expect(await publisher.publish({ ...input, files: [], isWhole: false })).toMatchObject({
    id: '00000001',
    status: 'live',
  })
  expect(asked[1]).toEqual(asked[0])
  expect(asked[1]).toContain('/zimmer/arven')
})
