import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SmallSite, siteUrl, smallHotel } from '../../../tests/publish/small-site'
import { damages } from '../../../tests/support/damages'
import { createPublisher, type Publisher } from '../publisher'
import { folderTarget } from '../targets/folder'
import { withheld } from '../targets/withheld'

let folder: string
let site: SmallSite
const page = 'zimmer/arven/index.html'

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'watch-'))
  site = await smallHotel(path.join(folder, 'root'))
})
afterEach(async () => {
  for (const publisher of opened.splice(0)) await publisher.settled()
  await rm(folder, { recursive: true })
})

const opened: Publisher[] = []

function open(): Publisher {
  const publisher = createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl },
    target: folderTarget({ folder: path.join(folder, 'public') }),
  })
  opened.push(publisher)
  return publisher
}

const live = (file: string) => path.join(folder, 'public/live', file)
const inRoot = () => path.join(folder, 'root', page)

/** Two releases, so that there are two trees that differ in one page. */
async function published() {
  const publisher = open()
  await publisher.publish(site.whole())
  await site.write('/zimmer/turm', { owner: 'room-turm', text: 'Neu', links: ['/'] })
  await publisher.publish(site.regeneration())
  await publisher.settled()
  const entry = publisher.view.find(page)
  if (!entry) throw new Error('there is no such page')
  const blob = path.join(folder, 'releases/blobs', entry.sha256.slice(0, 2), entry.sha256.slice(2))
  return { publisher, blob, right: readFileSync(inRoot()) }
}

const trees = ['a', 'b'] as const
const isWhole = (file: string, right: Buffer) => existsSync(file) && readFileSync(file).equals(right)

describe.each(damages)('a file that is $name', (damage) => {
  it('is made again from the other tree, its copies or the root, wherever it lies (fault 74)', async () => {
    const { publisher, blob, right } = await published()
    const places = [blob, ...trees.map((tree) => path.join(folder, 'public', tree, page))]
    for (const place of places) {
      for (const ending of ['', '.gz']) {
        if (!existsSync(place + ending)) continue
        damage.do(place + ending)
        await publisher.look()
        for (const file of places) {
          expect(isWhole(file, right), file).toBe(true)
          if (existsSync(`${file}.br`))
            expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(right)
          if (existsSync(`${file}.gz`)) expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(right)
        }
      }
    }
    expect(publisher.damage()).toMatchObject({ lost: [] })
    expect(publisher.damage().mended).toBeGreaterThan(0)
    expect((await publisher.publish(site.whole())).status).toBe('unchanged')
  })

  it('is withheld where no copy is whole, alone, until it is built again (fault 74)', async () => {
    const { publisher, blob, right } = await published()
    const places = [blob, ...trees.map((tree) => path.join(folder, 'public', tree, page)), inRoot()]
    const marker = path.join(folder, 'public', withheld, page)
    for (const place of places)
      for (const file of [place, `${place}.br`, `${place}.gz`]) if (existsSync(file)) damage.do(file)
    const asked: string[] = []
    const stop = new AbortController()
    publisher.lookAfter(stop.signal, (files) => void asked.push(...files))
    await publisher.look()
    expect(publisher.damage()).toMatchObject({ lost: [page] })
    expect(asked).toEqual([page])
    expect(existsSync(marker)).toBe(true)
    await publisher.look()
    expect(asked, 'asked once').toEqual([page])

    await rm(inRoot(), { recursive: true, force: true })
    await site.file(page, right)
    await publisher.publish(site.whole())
    await publisher.settled()
    stop.abort()
    await publisher.settled()
    expect(publisher.damage()).toMatchObject({ lost: [] })
    expect(isWhole(live(page), right)).toBe(true)
    expect(existsSync(marker)).toBe(false)
  })
})

it('a served tree that is gone as a whole is made again, and one that was copied without its links is taken as it is', async () => {
  const { publisher, right } = await published()
  await rm(path.join(folder, 'public/a'), { recursive: true })
  await rm(path.join(folder, 'public/b'), { recursive: true })
  await publisher.look()
  expect(isWhole(live(page), right)).toBe(true)
  expect(publisher.damage().lost).toEqual([])
})

it('looking at a site where all is well changes nothing', async () => {
  const { publisher } = await published()
  await publisher.look()
  await open().look()
  expect(publisher.damage()).toEqual({ found: 0, mended: 0, lost: [] })
})
