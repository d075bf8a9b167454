import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fault } from '../../../site/border/problem'
import { guardedPath } from '../../../site/languages/guarded-path'
import { type SmallSite, siteUrl, smallHotel } from '../../../tests/publish/small-site'
import { createPublisher } from '../publisher'
import { publishWithShelf } from './publish-with-shelf'
import { openShelf } from './shelf'

const page = '/zimmer/arven'
const html = 'zimmer/arven/index.html'
const unknown = 'is not known until the whole site has been made again'

/** A hotel with its shelf; each start is one more of the worker. */
async function hotel() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shelf-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = await smallHotel(path.join(folder, 'root'))
  const settings = { dataDir: folder }
  const start = () => {
    const publisher = createPublisher({
      folder: path.join(folder, 'releases'),
      gate: { siteUrl },
      guardedPages: () => openShelf(settings).openPaths(),
    })
    onTestFinished(() => publisher.settled())
    const publish = publishWithShelf(publisher, openShelf(settings))
    const rollback = () => publisher.rollback({ id: '1' })
    const shown = async () => {
      const entry = publisher.view.find(html)
      return entry ? (await publisher.view.bytes(entry)).toString() : ''
    }
    return { publisher, publish, rollback, shown }
  }
  return { site, start, list: path.join(folder, 'guarded-pages', 'pages.json') }
}

/** An editor guards a room: its page is the code screen from now on, and its text is behind it. */
async function guard(site: SmallSite) {
  await site.write(page, { owner: 'room-arven', text: 'Zugangscode', links: ['/', '/fr'] })
  await site.write(guardedPath(page), { owner: 'room-arven', text: 'Geheim', links: [] })
}

const damage = async (list: string) => {
  const bytes = await readFile(list)
  bytes[30] = (bytes[30] ?? 0) ^ 1
  await writeFile(list, bytes)
}

it.each([
  ['damaged', damage],
  ['lost', (list: string) => rm(list)],
])(
  'where the list of guarded pages is %s nothing is brought back until the whole site is made again, and then nothing guarded',
  async (_, harm) => {
    const { site, start, list } = await hotel()
    const first = start()
    await first.publish(site.whole())
    await guard(site)
    await first.publish(site.regeneration())
    await first.publisher.settled()
    await harm(list)

    const { publisher, publish, rollback, shown } = start()
    await publisher.ready()
    await expect(rollback()).rejects.toThrow(unknown)
    await expect(publisher.rollback({ path: page })).rejects.toThrow(unknown)
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/'] })
    await publish(site.regeneration())
    await expect(rollback()).rejects.toThrow(unknown)
    expect(await shown()).toContain('Zugangscode')

    await publish(site.whole())
    expect(await rollback()).toMatchObject({ status: 'live' })
    expect(await shown()).toContain('Zugangscode')
  },
)

it('of what was behind the code and cannot be made again nothing is brought back, for nobody knows it any more', async () => {
  const { site, start, list } = await hotel()
  const first = start()
  await first.publish(site.whole())
  await guard(site)
  await first.publish(site.regeneration())
  await rm(list)
  const { publish, rollback } = start()
  await site.file(`${guardedPath(page).slice(1)}/index.html`, '<body data-unmade="boom"></body>')
  await publish(site.whole())
  await expect(rollback()).rejects.toThrow(unknown)
  const problem = { documentId: 'room-arven', field: 'middleware', ...fault('document.guard', '"vip"') }
  await site.remove(guardedPath(page))
  await publish({ ...site.whole(), problems: [problem] })
  await expect(rollback()).rejects.toThrow(unknown)
  await publish(site.whole())
  expect(await rollback()).toMatchObject({ status: 'live' })
})

it('where nothing is guarded a site goes back, and so does one of an earlier version, which had no list then, once it is made', async () => {
  const { site, start, list } = await hotel()
  const first = start()
  await first.publish(site.whole())
  await site.write(page, { owner: 'room-arven', text: 'Zweite', links: ['/', '/fr'] })
  await first.publish(site.regeneration())
  expect(await first.rollback()).toMatchObject({ status: 'live' })
  await first.publisher.unpin()
  await first.publisher.settled()
  await rm(list)
  const upgraded = start()
  await expect(upgraded.rollback()).rejects.toThrow(unknown)
  expect(await upgraded.publish(site.whole())).toMatchObject({ status: 'unchanged' })
  expect(await upgraded.rollback()).toMatchObject({ status: 'live' })
  expect(await upgraded.shown()).toContain('Zimmer')
})
