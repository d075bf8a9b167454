import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, realFiles } from '../../worker/disk/files'
import { folderTarget } from '../../worker/publish/targets/folder'
import { machineIn } from './machines'
import {
  answersOn,
  archivedAs,
  arven,
  keysOf,
  lastOf,
  machines,
  objectsIn,
  threeReleases,
} from './storage-machines'
import { temporaryFolder } from './temporary-folder'

describe('A machine that takes over from one that is gone with its disk', () => {
  it('knows its releases, old paths and gone pages, and goes back to each of them', async () => {
    const { machine, live } = await machines('gone')
    const first = await machine('a')
    await threeReleases(first)
    await first.dies()

    const second = await machine('b')
    await second.publisher.ready()
    expect(await second.lead()).toBe(true)
    await lastOf(second.site)
    expect(await second.publisher.publish(second.site.whole())).toMatchObject({
      status: 'unchanged',
      id: '00000003',
    })
    const { printed } = await second.command('list')
    for (const id of ['00000001', '00000002', '00000003']) expect(printed).toContain(id)
    expect(second.publisher.view.elsewhere('/zimmer/laerche')).toEqual({
      status: 301,
      to: '/zimmer/laerchen',
    })
    expect(second.publisher.view.elsewhere('/zimmer/turm')).toEqual({ status: 410 })
    expect(await answersOn(live)).toMatchObject({
      redirects: { '/zimmer/laerche': '/zimmer/laerchen' },
      gone: ['/zimmer/turm'],
    })

    expect(await second.publisher.rollback({ id: '00000002' })).toMatchObject({ status: 'live' })
    expect(await live.text('zimmer/arven')).toContain('Frisch')
    expect(await live.text('zimmer/turm')).toContain('Zimmer /zimmer/turm')
    const entry = second.publisher.view.find('zimmer/arven/index.html')
    expect(entry && (await second.publisher.view.bytes(entry)).toString()).toContain('Frisch')
    await second.publisher.settled()
  })

  it('holds what an operator went back to, with bytes that it never had', async () => {
    const { machine, live, told } = await machines('pinned')
    const first = await machine('a')
    await threeReleases(first)
    await first.publisher.rollback({ id: '00000001' })
    await first.dies()

    const second = await machine('b')
    await second.lead()
    await lastOf(second.site)
    await second.publisher.publish(second.site.whole())
    expect(await second.publisher.pinned()).toMatchObject({ site: '00000001' })
    expect(await live.text('zimmer/arven')).toContain('Zimmer /zimmer/arven')
    await second.publisher.look()
    expect(second.publisher.damage()).toEqual({ found: 0, mended: 0, lost: [] })
    await second.publisher.unpin()
    expect(await live.text('zimmer/arven')).toContain('Ganz neu')
    await second.publisher.settled()
    expect(told.filter((message) => /damaged/i.test(message))).toEqual([])
  })

  it('names what is not to be had before anything is switched: gone from the archive, or damaged there', async () => {
    const { machine, live, archive } = await machines('damaged')
    const first = await machine('a')
    await threeReleases(first)
    const record = await first.publisher.show('00000002')
    const sha =
      record?.changes.find(({ path: file }) => file === 'zimmer/arven/index.html')?.after?.sha256 ?? ''
    await first.dies()
    const key = `blobs/${sha.slice(0, 2)}/${sha.slice(2)}`
    expect((await archive.get(key))?.toString()).toContain('Frisch')

    const second = await machine('b')
    await second.lead()
    await lastOf(second.site)
    await second.publisher.publish(second.site.whole())
    const before = await live.text('.release')
    await archive.put(key, Buffer.from('other bytes'), {
      ContentType: 'text/plain',
      CacheControl: 'no-store',
    })
    await expect(second.publisher.rollback({ id: '00000002' })).rejects.toThrow(
      'zimmer/arven/index.html of release 00000002 is not to be had: its bytes are not on this machine, or damaged.',
    )
    await archive.remove([key])
    await expect(second.publisher.rollback({ id: '00000002' })).rejects.toThrow('is not to be had')
    expect(await live.text('.release')).toBe(before)
    expect(await live.text('zimmer/arven')).toContain('Ganz neu')
    // The others are as they were.
    expect(await second.publisher.rollback({ id: '00000001' })).toMatchObject({ status: 'live' })
    await second.publisher.settled()
  })

  it('that led once, and whose disk has releases of its own since, goes on with the history that counts', async () => {
    const { machine, live, failing } = await machines('apart')
    const first = await machine('a')
    await threeReleases(first)
    await first.publisher.settled()
    // The lease was lost right after it published: nobody knows of this release but its disk.
    failing.Put = true
    await first.site.write('/zimmer/suite', { owner: 'room-suite', text: 'Nur hier', links: ['/', '/fr'] })
    await first.publisher.publish(first.site.regeneration())
    await first.losesItsLead()
    await first.publisher.settled()
    failing.Put = false

    const second = await machine('b')
    await second.lead()
    await lastOf(second.site)
    await second.site.write('/zimmer/suite', { owner: 'room-suite', text: 'Hier gilt', links: ['/', '/fr'] })
    await second.publisher.publish(second.site.whole())
    await second.publisher.settled()
    await second.losesItsLead()

    const back = await machine('a')
    expect(await back.lead()).toBe(true)
    expect((await back.publisher.show('00000004'))?.at).toBe((await second.publisher.show('00000004'))?.at)
    await lastOf(back.site)
    await back.site.write('/zimmer/suite', { owner: 'room-suite', text: 'Hier gilt', links: ['/', '/fr'] })
    expect(await back.publisher.publish(back.site.whole())).toMatchObject({ status: 'unchanged' })
    expect(await live.text('zimmer/suite')).toContain('Hier gilt')
    expect(await back.publisher.rollback({ path: '/zimmer/suite' })).toMatchObject({ id: '00000005' })
    expect(await live.text('zimmer/suite')).toContain('Zimmer /zimmer/suite')
    await back.publisher.settled()
  })

  it('does nothing that an operator commands while another one leads, nor after it has lost the lead', async () => {
    const { machine, live } = await machines('commanded')
    const first = await machine('a')
    await threeReleases(first)
    const standby = await machine('b')
    await standby.publisher.ready()
    const before = await live.text('.release')
    const refused = 'Another machine publishes the site: give the command there.'
    await expect(standby.publisher.rollback({ id: '00000001' })).rejects.toThrow(refused)
    await expect(standby.publisher.unpin()).rejects.toThrow(refused)
    await expect(standby.publisher.override('weil')).rejects.toThrow(refused)
    await first.losesItsLead()
    await expect(first.publisher.rollback({ id: '00000002' })).rejects.toThrow(refused)
    expect(await live.text('.release')).toBe(before)
  })

  it('takes nothing from a history that another version wrote, leaves it as it was, and publishes', async () => {
    const { machine, archive, told } = await machines('newer')
    const first = await machine('a')
    await threeReleases(first)
    await first.dies()
    const newer = Buffer.from(JSON.stringify({ version: 2, id: '00000003' }))
    await archive.put('records/00000003.json', newer, archivedAs)
    const second = await machine('b')
    expect(await second.lead()).toBe(false)
    await lastOf(second.site)
    expect(await second.publisher.publish(second.site.whole())).toMatchObject({ status: 'live' })
    await second.publisher.settled()
    expect(await archive.get('records/00000003.json')).toEqual(newer)
    expect(told).toContain(
      'The archive of the history is left as it is; releases are kept on this disk alone.',
    )
  })
})

it('A folder that a web server reads has the whole site once its machine took the history over', async () => {
  const root = await temporaryFolder('folders')
  const archive = objectsIn('folder-history/')
  const machine = async (name: string) => {
    const own = path.join(root, name)
    const folder = path.join(own, 'served')
    const { site, open } = await machineIn(own, () => ({
      target: folderTarget({ folder, store: path.join(own, 'releases'), owner: 'the queue' }),
      archive,
    }))
    const publisher = open()
    await publisher.ready()
    const lead = () =>
      publisher.takeOver({ assertHeld: async () => undefined, signal: new AbortController().signal })
    const served = (file: string) => readFileSync(path.join(folder, 'live', file), 'utf8')
    return { publisher, site, lead, served }
  }
  const first = await machine('a')
  await threeReleases(first)
  const second = await machine('b')
  expect(await second.lead()).toBe(true)
  await lastOf(second.site)
  expect(await second.publisher.publish(second.site.whole())).toMatchObject({ status: 'unchanged' })
  expect(second.served('zimmer/arven/index.html')).toContain('Ganz neu')
  await second.publisher.rollback({ id: '00000002' })
  expect(second.served('zimmer/arven/index.html')).toContain('Frisch')
  await second.publisher.settled()
})

/** What was written to a key, in its order. */
const textsOf = (wanted: string, sent: readonly (readonly [string, string])[]): string[] =>
  sent.flatMap(([key, text]) => (key === wanted ? [text] : []))

describe('What a machine left in the storage', () => {
  const purged: string[] = []
  const noHistory = { archives: false, purge: async (paths: readonly string[]) => void purged.push(...paths) }

  it('and no release needs is removed by the one that leads, and what others put there stays', async () => {
    const { machine, live, told } = await machines('orphans', noHistory)
    const first = await machine('a')
    await threeReleases(first)
    await first.site.write('/zimmer/nur-hier', { owner: 'room-here', text: 'Nur hier', links: ['/', '/fr'] })
    await first.site.file('static/0123456789abcdef-hut.js', 'console.log(2)')
    await first.publisher.publish(first.site.regeneration())
    await first.dies()
    const foreign = ['googledeadbeef.html', 'inner/.owner', 'inner/page']
    for (const key of foreign) await live.put(key, Buffer.from('not ours'), archivedAs)
    const ofAnotherProduct = 'inner/zimmer'
    await live.put(ofAnotherProduct, Buffer.from('theirs'), {
      ...archivedAs,
      Metadata: { sha256: 'a'.repeat(64) },
    })

    const standby = await machine('c')
    await standby.publisher.ready()
    await lastOf(standby.site)
    await standby.publisher.settled()
    expect(await keysOf(live)).toContain('zimmer/nur-hier')

    const second = await machine('b')
    await second.lead()
    await lastOf(second.site)
    await second.publisher.publish(second.site.whole())
    await second.publisher.settled()
    const keys = await keysOf(live)
    expect(keys).not.toContain('zimmer/nur-hier')
    expect(keys).not.toContain('page-data/zimmer/nur-hier/page-data.json')
    expect(keys).toEqual(
      expect.arrayContaining([...foreign, ofAnotherProduct, 'zimmer/arven', '.release', '_redirects']),
    )
    // For tabs that are open.
    expect(keys).toContain('static/0123456789abcdef-hut.js')
    expect(purged).toEqual(expect.arrayContaining(['/zimmer/nur-hier']))
    expect(told).toContain('Objects that no release needs were removed from the storage.')
  })

  it('stays where the one that led lost the lead meanwhile', async () => {
    const { machine, live } = await machines('not-leading', noHistory)
    const first = await machine('a')
    await threeReleases(first)
    await first.site.write('/zimmer/nur-hier', { owner: 'room-here', text: 'Nur hier', links: ['/', '/fr'] })
    await first.publisher.publish(first.site.regeneration())
    await first.dies()
    const second = await machine('b')
    await second.lead(async () => Promise.reject(new Error('another worker leads')))
    await lastOf(second.site)
    await second.publisher.publish(second.site.whole())
    await second.publisher.settled()
    expect(await keysOf(live)).toContain('zimmer/nur-hier')
  })

  it('in the middle of a release that it did not finish is sent again, also where the content is back at the release before', async () => {
    const { machine, live, failing } = await machines('half')
    const first = await machine('a')
    await threeReleases(first)
    await first.site.write('/zimmer/arven', { ...arven, text: 'Halb' })
    failing.keys = (key) => key.endsWith('zimmer/arven') || key.includes('half-history')
    await expect(first.publisher.publish(first.site.regeneration())).rejects.toThrow('made to fail')
    await first.dies()
    failing.keys = () => false
    expect(await live.text('zimmer/arven')).toContain('Halb')

    const second = await machine('b')
    await second.lead()
    await lastOf(second.site)
    expect(await second.publisher.publish(second.site.whole())).toMatchObject({ status: 'unchanged' })
    expect(await live.text('zimmer/arven')).toContain('Ganz neu')
    expect(await live.text('page-data/zimmer/arven/page-data.json')).toContain('Ganz neu')
    await second.publisher.settled()
  })

  it('is sent again by the one that comes back, where another one wrote over it and did not finish either', async () => {
    const { machine, live, failing } = await machines('back', noHistory)
    const first = await machine('a')
    const second = await machine('b')
    await threeReleases(second)
    await threeReleases(first)
    await first.site.write('/zimmer/arven', { ...arven, text: 'Halb' })
    await first.site.write('/zimmer/suite', { owner: 'room-suite', text: 'Halb', links: ['/'] })
    failing.keys = (key) => key === 'back/zimmer/suite'
    await expect(first.publisher.publish(first.site.regeneration())).rejects.toThrow('made to fail')
    expect(await live.text('zimmer/arven')).toContain('Halb')

    await second.lead()
    await expect(second.publisher.publish(second.site.whole())).rejects.toThrow('made to fail')
    expect(await live.text('zimmer/arven')).toContain('Ganz neu')
    failing.keys = () => false

    await first.lead()
    await first.publisher.publish(first.site.whole())
    expect(await live.text('zimmer/arven')).toContain('Halb')
    await Promise.all([first.publisher.settled(), second.publisher.settled()])
  })

  it('that another one has published since is not written over by what the one that comes back did not finish, not for a moment (fault 93)', async () => {
    const { machine, failing, sent } = await machines('never-back', noHistory)
    const first = await machine('a')
    const second = await machine('b')
    await threeReleases(first)
    await first.site.write('/zimmer/arven', { ...arven, text: 'Halb' })
    failing.keys = (key) => key === 'never-back/zimmer/arven'
    await expect(first.publisher.publish(first.site.regeneration())).rejects.toThrow('made to fail')
    failing.keys = () => false
    await second.lead()
    await lastOf(second.site)
    await second.site.write('/zimmer/arven', { ...arven, text: 'Danach' })
    await second.publisher.publish(second.site.whole())
    sent.length = 0

    await first.lead()
    await first.site.write('/zimmer/arven', { ...arven, text: 'Jetzt' })
    await first.publisher.publish(first.site.whole())
    expect(textsOf('never-back/zimmer/arven', sent)).toEqual([expect.stringContaining('Jetzt')])
    await Promise.all([first.publisher.settled(), second.publisher.settled()])
  })

  it('is not written over by what its archive knows, where the one that takes over is asked for its releases meanwhile (fault 93)', async () => {
    const { machine, failing, sent } = await machines('asked')
    const first = await machine('a')
    await threeReleases(first)
    // The archive does not hear of the last one.
    failing.Put = true
    await first.site.write('/zimmer/arven', { ...arven, text: 'Danach' })
    await first.publisher.publish(first.site.regeneration())
    await first.dies()
    failing.Put = false
    sent.length = 0

    // Whoever follows the releases one by one is slower than the machine that takes all of them over.
    let goOn: () => void = () => undefined
    const tookOver = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let isFollowed = false
    const second = await machine('b', {
      ...realFiles,
      readFile: async (file: string, ...options: []) => {
        if (!isFollowed && file.endsWith('00000001.json')) {
          isFollowed = true
          await tookOver
        }
        return realFiles.readFile(file, ...options)
      },
    } as Files)
    await second.publisher.ready()
    const leading = second.lead()
    const asked = (async () => {
      while (!isFollowed) await second.publisher.list()
    })()
    await leading
    expect(isFollowed).toBe(true)
    goOn()
    await asked
    await lastOf(second.site)
    await second.site.write('/zimmer/arven', { ...arven, text: 'Jetzt' })
    await second.publisher.publish(second.site.whole())
    expect(textsOf('asked/zimmer/arven', sent)).toEqual([expect.stringContaining('Jetzt')])
    await second.publisher.settled()
  })
})

it('A release that the storage had in part is purged whole, also where the next one brings something else', async () => {
  const purged: string[] = []
  const { machine, failing } = await machines('purged-later', {
    archives: false,
    purge: async (paths) => void purged.push(...paths),
  })
  const { publisher, site, lead } = await machine('a')
  await lead()
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { ...arven, text: 'Frisch' })
  failing.keys = (key) => key === 'purged-later/zimmer/arven'
  await expect(publisher.publish(site.regeneration())).rejects.toThrow('made to fail')
  failing.keys = () => false
  purged.length = 0
  await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/'] })
  expect(await publisher.publish(site.regeneration())).toMatchObject({ status: 'live' })
  expect(purged).toEqual(expect.arrayContaining(['/zimmer/suite', '/zimmer/arven']))
  await publisher.settled()
})
