import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { realFiles } from '../../worker/disk/files'
import { unsealed } from '../../worker/disk/sealed'
import { sha256 } from '../../worker/disk/sha256'
import { BlobStore } from '../../worker/made/blobs'
import { describeFile } from '../../worker/made/describe'
import { createPublisher, type PublisherOptions } from '../../worker/publish/publisher'
import { openHotel as openServed } from './open-hotel'
import { SmallSite, siteUrl, smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

async function openHotel(more: Partial<PublisherOptions> = {}) {
  const site = await smallHotel(await temporaryFolder('root'))
  const folder = await temporaryFolder('releases')
  const options = { folder, gate: { siteUrl }, ...more }
  const publisher = createPublisher(options)
  const first = await publisher.publish(site.whole())
  await publisher.settled()
  return { site, publisher, folder, first, options }
}

const textOf = async (publisher: ReturnType<typeof createPublisher>, file: string): Promise<string> => {
  const entry = publisher.view.find(file)
  return entry ? (await publisher.view.bytes(entry)).toString() : 'nothing'
}

describe('a release', () => {
  it('holds every public file of the root after the first one', async () => {
    const { publisher, first } = await openHotel()
    expect(first.status).toBe('live')
    expect(first.problems).toEqual([])
    expect(first.pageCount).toBe(7)
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zimmer /zimmer/arven')
  })

  it('changes only what changed and names the pages with owner and reason', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
    const release = await publisher.publish({ ...site.regeneration(), changeIds: ['c1'] })
    expect(release).toMatchObject({ id: '00000002', status: 'live', changeIds: ['c1'] })
    expect([...release.changed].sort()).toEqual([
      'page-data/zimmer/arven/page-data.json',
      'zimmer/arven/index.html',
    ])
    expect(release.pages).toEqual([{ path: '/zimmer/arven', owner: 'room-arven', reason: 'document' }])
  })

  it('is not made when nothing differs', async () => {
    const { publisher, site } = await openHotel()
    expect((await publisher.publish(site.whole())).status).toBe('unchanged')
    expect(await publisher.list()).toHaveLength(1)
  })

  it('compresses with the greatest care what browsers keep for a year, and quickly what must be live at once', async () => {
    const folder = await temporaryFolder('care')
    const site = await smallHotel(path.join(folder, 'root'))
    const text = readFileSync(path.resolve('worker/publish/publisher.ts'))
    const names = ['app-0123456789abcdef0123.js', 'humans.txt']
    // Other bytes, or both would be one blob.
    for (const [index, name] of names.entries())
      await writeFile(path.join(folder, 'root', name), text.subarray(index))
    const publisher = openServed(folder)
    await publisher.publish(site.whole())
    await publisher.settled()
    const sent = names.map((name) => statSync(path.join(folder, 'public/live', `${name}.br`)).size)
    const withCare = names.map((_, index) => brotliCompressSync(text.subarray(index)).length)
    expect(sent[0]).toBeLessThanOrEqual(Number(withCare[0]))
    expect(sent[1]).toBeGreaterThan(Number(withCare[1]))
  })

  it('compresses with care what a visitor asked for before, and was sent what is made quickly', async () => {
    const folder = await temporaryFolder('asked-before')
    const site = await smallHotel(path.join(folder, 'root'))
    const name = 'app-aaaabbbbccccddddeeee.js'
    const text = readFileSync(path.resolve('worker/publish/publisher.ts'))
    await writeFile(path.join(folder, 'root', name), text)
    const publisher = openServed(folder)
    await publisher.publish(site.whole())
    await publisher.settled()
    const copy = new BlobStore(path.join(folder, 'releases/blobs'), realFiles).pathOf(sha256(text), 'br')
    const careful = statSync(copy).size
    // As in the first minute of a new bundle, and as on a disk that lost it.
    await rm(copy)
    const entry = publisher.view.find(name)
    const sent = entry && (await publisher.view.bytes(entry, 'br'))
    expect(sent?.length).toBeGreaterThan(careful)
    expect(sent && brotliDecompressSync(sent).equals(text)).toBe(true)
    await publisher.settled()
    expect(statSync(copy).size).toBe(careful)
    expect(entry && (await publisher.view.bytes(entry, 'br')).length).toBe(careful)
  })

  it('waits for its compressed copies when it is small; those of more than forty files follow into what is served', async () => {
    const folder = await temporaryFolder('served')
    const site = await smallHotel(path.join(folder, 'root'))
    const publisher = openServed(folder)
    await publisher.publish(site.whole())
    await publisher.settled()
    const publishPages = async (name: string, count: number) => {
      for (let number = 0; number < count; number += 1)
        await site.write(`/${name}/${number}`, { owner: `${name}-${number}`, text: 'Neu', links: ['/'] })
      return publisher.publish(site.regeneration())
    }
    const hasCopy = (page: string) => existsSync(path.join(folder, 'public/live', page, 'index.html.br'))
    expect((await publishPages('wenig', 20)).stages).toHaveProperty('compress')
    expect(hasCopy('wenig/19')).toBe(true)
    expect((await publishPages('mehr', 21)).stages).not.toHaveProperty('compress')
    await publisher.settled()
    expect(hasCopy('mehr/20')).toBe(true)
  })

  it('makes no copies that would follow into what another release has taken the place of meanwhile', async () => {
    const folder = await temporaryFolder('overtaken')
    const site = await smallHotel(path.join(folder, 'root'))
    const publisher = openServed(folder)
    await publisher.publish(site.whole())
    await publisher.settled()
    const pages = Array.from({ length: 30 }, (_, number) => `/seite/${number}`)
    const source = (page: string, text: string) => ({ owner: page, text, links: ['/'] })
    const next = new SmallSite(path.join(folder, 'next'))
    for (const page of pages) await site.write(page, source(page, 'Neu'))
    for (const page of pages) await next.write(page, source(page, 'Neuer'))
    const both = [site.regeneration(), next.regeneration()]
    await Promise.all(both.map((regeneration) => publisher.publish(regeneration)))
    await publisher.settled()
    const blobs = new BlobStore(path.join(folder, 'releases/blobs'), realFiles)
    const copiesOf = (text: string) =>
      pages.filter((page) => existsSync(blobs.pathOf(sha256(SmallSite.html(page, source(page, text))), 'br')))
    expect(copiesOf('Neuer')).toEqual(pages)
    // One may have been in work as the second release began.
    expect(copiesOf('Neu').length).toBeLessThan(2)
  })

  it('is found again by another process', async () => {
    const { publisher, site, options } = await openHotel()
    await site.write('/zimmer/neu', { owner: 'room-neu', text: 'Neu' })
    await publisher.publish(site.regeneration())
    const second = createPublisher(options)
    await second.ready()
    expect(second.view.release()).toBe('00000002')
    expect(await textOf(second, 'zimmer/neu/index.html')).toContain('Neu')
    await site.write('/zimmer/neu', { owner: 'room-neu', text: 'Neuer' })
    await publisher.publish(site.regeneration())
    await second.ready()
    expect(await textOf(second, 'zimmer/neu/index.html')).toContain('Neuer')
  })

  it('keeps hashed assets of earlier releases for open tabs, for 30 days', async () => {
    let now = 1_800_000_000_000
    const { publisher, site } = await openHotel({ clock: () => now })
    await site.removeFile('app-0123456789abcdef0123.js')
    await site.file('app-99999999999999999999.js', 'console.log(2)')
    await publisher.publish(site.regeneration())
    expect(await textOf(publisher, 'app-0123456789abcdef0123.js')).toContain('console.log(1)')
    now += 31 * 24 * 3_600_000
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Später', links: ['/'] })
    const release = await publisher.publish(site.regeneration())
    expect(release.removed).toEqual(['app-0123456789abcdef0123.js'])
  })

  it('leaves out source maps, statistics, hidden files and files with a bad path', async () => {
    const { publisher, site } = await openHotel()
    for (const file of ['app-1.js.map', 'webpack.stats.json', '.env', '_gatsby/slices/header.html'])
      await site.file(file, 'x')
    const input = site.regeneration()
    const release = await publisher.publish({
      ...input,
      files: [...input.files, ...['../secret', 'a/%2e%2e/b', 'a\u0000b'].map(named)],
    })
    expect(release.status).toBe('unchanged')
    expect(release.problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('leaves the folder'),
      expect.stringContaining('encoded dot'),
      expect.stringContaining('control character'),
    ])
  })
})

/** A file that is told by another name than it has. */
const named = (name: string) => ({ ...describeFile('x', Buffer.from('x')), path: name })

describe('the gate in a release', () => {
  it('keeps the earlier version of a page with a dead link and lets the rest go live', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Kaputt', links: ['/zimmer/nirgends'] })
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Gut', links: ['/'] })
    const release = await publisher.publish(site.regeneration())
    expect(release.pages.map(({ path: page }) => page)).toEqual(['/zimmer/suite'])
    expect(release.heldPages).toMatchObject([{ path: '/zimmer/arven', owner: 'room-arven' }])
    expect(release.problems).toMatchObject([{ documentId: 'room-arven', field: 'links' }])
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zimmer /zimmer/arven')
    await site.write('/zimmer/nirgends', { owner: 'room-nirgends', text: 'Da', links: ['/'] })
    const healed = await publisher.publish(site.regeneration())
    expect(healed.pages.map(({ path: page }) => page).sort()).toEqual(['/zimmer/arven', '/zimmer/nirgends'])
    expect(await publisher.waiting()).toEqual([])
  })

  it('says of a page that waits that it waits, as often as it is asked', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Kaputt', links: ['/zimmer/nirgends'] })
    const first = await publisher.publish(site.regeneration())
    const again = await publisher.publish(site.regeneration())
    expect(again).toMatchObject({ status: 'unchanged', heldPages: first.heldPages })
    expect(again.heldPages).toMatchObject([{ path: '/zimmer/arven', owner: 'room-arven' }])
    await site.remove('/zimmer/suite')
    const kept = await publisher.publish(site.regeneration())
    expect(kept.heldPages).toContainEqual(
      expect.objectContaining({ path: '/zimmer/suite', owner: 'room-suite' }),
    )
  })

  it('refuses a release that loses more than 30 % of the pages, until an operator says otherwise', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/', {
      owner: 'page-home',
      text: 'Willkommen',
      alternates: { de: '/', fr: '/fr', en: '/en' },
    })
    for (const room of ['arven', 'laerche', 'suite']) await site.remove(`/zimmer/${room}`)
    const release = await publisher.publish(site.regeneration())
    expect(release).toMatchObject({
      status: 'refused',
      problems: [{ reason: expect.stringContaining('3 of 7 pages') }],
    })
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('arven')
    const forced = await publisher.override('The wing is closed')
    expect(forced).toMatchObject({ status: 'live', kind: 'override', reason: 'The wing is closed' })
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toBe('nothing')
  })
})

describe('rollback', () => {
  it('brings the whole site back, pins it, and lets later changes wait until it is unpinned', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Zweite', links: ['/'] })
    await publisher.publish(site.regeneration())
    const back = await publisher.rollback({ id: '1' })
    expect(back).toMatchObject({ kind: 'rollback', of: '00000001', pins: { site: '00000001' } })
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zimmer /zimmer/arven')
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Dritte', links: ['/'] })
    expect(await publisher.publish(site.regeneration())).toMatchObject({ status: 'held' })
    expect(await textOf(publisher, 'zimmer/suite/index.html')).toContain('Zimmer')
    await publisher.unpin()
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zweite')
    expect(await textOf(publisher, 'zimmer/suite/index.html')).toContain('Dritte')
  })

  it('brings one page back, twice goes one further, and the rest goes on', async () => {
    const { publisher, site } = await openHotel()
    for (const text of ['Zweite', 'Dritte']) {
      await site.write('/zimmer/arven', { owner: 'room-arven', text, links: ['/'] })
      await publisher.publish(site.regeneration())
    }
    await publisher.rollback({ path: '/zimmer/arven' })
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zweite')
    expect(await textOf(publisher, 'page-data/zimmer/arven/page-data.json')).toContain('Zweite')
    await publisher.rollback({ path: '/zimmer/arven' })
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zimmer /zimmer/arven')
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Vierte', links: ['/'] })
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/'] })
    const release = await publisher.publish(site.regeneration())
    expect(release.pages.map(({ path: page }) => page)).toEqual(['/zimmer/suite'])
    await publisher.unpin()
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Vierte')
  })

  it('brings nothing back of a page that is guarded now, with the whole site or by itself', async () => {
    const guarded = new Set<string>()
    const { publisher, site } = await openHotel({ guardedPages: async () => guarded })
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Zugangscode', links: ['/'] })
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Zweite', links: ['/'] })
    await publisher.publish(site.regeneration())
    guarded.add('/zimmer/arven')
    await publisher.rollback({ id: '1' })
    expect(await textOf(publisher, 'zimmer/suite/index.html')).toContain('Zimmer /zimmer/suite')
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zugangscode')
    expect(await textOf(publisher, 'page-data/zimmer/arven/page-data.json')).toContain('Zugangscode')
    await expect(publisher.rollback({ path: '/zimmer/arven' })).rejects.toThrow('is guarded now')
  })

  it('wins against a publish in flight', async () => {
    const { publisher, site } = await openHotel()
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Zweite', links: ['/'] })
    await publisher.publish(site.regeneration())
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Im Flug', links: ['/'] })
    let rollback: Promise<unknown> | undefined
    const fence = async () => {
      rollback ??= publisher.rollback({ id: '1' })
    }
    const release = await publisher.publish({ ...site.regeneration(), fence })
    await rollback
    expect(release.status).toBe('held')
    expect(await textOf(publisher, 'zimmer/arven/index.html')).toContain('Zimmer /zimmer/arven')
  })
})

describe('redirects', () => {
  it('lead from every earlier path of a page to where it is now, and tell what is gone', async () => {
    const { publisher, site } = await openHotel()
    const home = { owner: 'page-home', text: 'Willkommen', alternates: { de: '/', fr: '/fr', en: '/en' } }
    await site.write('/', home)
    for (const [from, to] of [
      ['/zimmer/arven', '/zimmer/arve'],
      ['/zimmer/arve', '/zimmer/arvenzimmer'],
    ] as const) {
      await site.remove(from)
      await site.write(to, { owner: 'room-arven', text: to, links: ['/'] })
      expect((await publisher.publish(site.regeneration())).status).toBe('live')
    }
    expect(publisher.view.elsewhere('/zimmer/arven')).toEqual({ status: 301, to: '/zimmer/arvenzimmer' })
    expect(publisher.view.elsewhere('/zimmer/arve')).toEqual({ status: 301, to: '/zimmer/arvenzimmer' })
    await site.remove('/zimmer/arvenzimmer')
    await publisher.publish(site.regeneration())
    expect(publisher.view.elsewhere('/zimmer/arven')).toEqual({ status: 410 })
    await site.write('/zimmer/arve', { owner: 'room-other', text: 'Wieder da' })
    await publisher.publish(site.regeneration())
    expect(publisher.view.elsewhere('/zimmer/arve')).toBeUndefined()
  })

  it.each([
    ['together with it', false],
    ['afterwards, while it stays for a link that leads to it', true],
  ])('let a page go whose address an editor redirects %s', async (_, isLater) => {
    const { publisher, site } = await openHotel()
    const alternates = { de: '/', fr: '/fr', en: '/en' }
    await site.write('/', { owner: 'page-home', alternates, links: ['/zimmer/arven'] })
    await publisher.publish(site.regeneration())
    await site.remove('/zimmer/arven')
    if (isLater) await publisher.publish(site.regeneration())
    if (isLater) expect(publisher.view.elsewhere('/zimmer/arven')).toBeUndefined()
    await site.file('_redirects.json', '{"list":[{"from":"/zimmer/arven","to":"/"}]}')
    expect(await publisher.publish(site.regeneration())).toMatchObject({ status: 'live', heldPages: [] })
    expect(publisher.view.elsewhere('/zimmer/arven')).toEqual({ status: 301, to: '/' })
  })
})

it('keeps nothing unfinished in its folder', async () => {
  const { folder } = await openHotel()
  const text = unsealed(await readFile(path.join(folder, 'records/00000001.json'), 'utf8'))
  expect(JSON.parse(text ?? '').version).toBe(1)
})
