import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SmallSite, siteUrl, smallHotel } from '../../tests/publish/small-site'
import { damages } from '../../tests/support/damages'
import { nothingMade } from '../changes/testing/nothing-made'
import { realFiles } from '../disk/files'
import { BlobStore, DamagedBlob } from '../made/blobs'
import { describeFile } from '../made/describe'
import { MadeFiles } from '../regenerate/files/made-files'
import { packFiles, unpackRegeneration } from '../regenerate/told-files'
import { createPublisher, type Publisher, type PublishInput } from './publisher'
import { folderTarget } from './targets/folder'

let folder: string
let site: SmallSite
const page = 'zimmer/arven/index.html'
const data = 'page-data/zimmer/arven/page-data.json'

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stored-'))
  site = await smallHotel(path.join(folder, 'root'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () =>
  createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl },
    target: folderTarget({ folder: path.join(folder, 'public') }),
  })

const blobsIn = () => new BlobStore(path.join(folder, 'releases/blobs'), realFiles)

/** A builder that has started: it has the whole site in hand. */
async function started(): Promise<MadeFiles> {
  const open = path.join(folder, 'releases/blobs')
  const made = new MadeFiles(site.root, { open, guarded: path.join(folder, 'guarded') })
  await made.takeWhole()
  return made
}

const whole = (made: MadeFiles): PublishInput => ({
  ...unpackRegeneration({ ...nothingMade, root: site.root, isWhole: true, files: packFiles(made.all()) }),
  changeIds: [],
})

/** What the builder tells after it has made one page anew; its files on the disk say something else. */
async function edited(made: MadeFiles, text: string): Promise<PublishInput> {
  await site.write('/zimmer/arven', { owner: 'room-arven', text, links: ['/'] })
  const { pages } = site.regeneration()
  const names = [page, data]
  for (const name of names) made.wrote(name, readFileSync(path.join(site.root, name)))
  await made.stored()
  const files = packFiles(names.flatMap((name) => made.tell(name) ?? []))
  return {
    ...unpackRegeneration({ ...nothingMade, root: site.root, isWhole: false, files, pages }),
    changeIds: [],
  }
}

async function shown(publisher: Publisher): Promise<string> {
  const entry = publisher.view.find(page)
  return entry ? (await publisher.view.bytes(entry)).toString() : ''
}

const onDisk = () => readFileSync(path.join(folder, 'public/live', page), 'utf8')

it('a release is made of what the builder has stored and told: the files of the site are not opened', async () => {
  const made = await started()
  const publisher = open()
  await publisher.publish(whole(made))
  const input = await edited(made, 'Aus dem Speicher')
  writeFileSync(path.join(site.root, page), 'what nobody reads')
  rmSync(path.join(site.root, data))
  expect((await publisher.publish(input)).status).toBe('live')
  await publisher.settled()
  expect(await shown(publisher)).toContain('Aus dem Speicher')
  expect(onDisk()).toContain('Aus dem Speicher')
})

describe('after an end between the store and the record', () => {
  it('the earlier release is served, and the next start makes what was stored live', async () => {
    const made = await started()
    const first = open()
    await first.publish(whole(made))
    await first.settled()
    const { files } = await edited(made, 'Neu')
    const second = open()
    await second.ready()
    expect(await shown(second)).not.toContain('Neu')
    for (const { sha256 } of files) expect(await blobsIn().has(sha256)).toBe(true)
    const release = await second.publish(whole(await started()))
    await second.settled()
    expect(release.changed).toEqual([page, data].sort())
    expect(await shown(second)).toContain('Neu')
  })

  describe.each(damages)('a blob that is $name', (damage) => {
    it.each([
      ['the builder', true],
      ['whoever publishes', false],
    ])('is noticed by %s and never live', async (_, builderStores) => {
      const made = await started()
      const first = open()
      await first.publish(whole(made))
      await first.settled()
      const { files } = await edited(made, 'Neu')
      for (const { sha256 } of files) damage.do(blobsIn().pathOf(sha256))
      const again = builderStores ? await started() : new MadeFiles(site.root, undefined)
      if (!builderStores) await again.takeWhole()
      const second = open()
      expect((await second.publish(whole(again))).status).toBe('live')
      await second.settled()
      expect(await shown(second)).toContain('Neu')
      expect(onDisk()).toContain('Neu')
      for (const { sha256, size } of files) expect((await blobsIn().readWhole(sha256))?.length).toBe(size)
    })
  })
})

it.each(damages)('a blob that is $name before its release is made is never live', async (damage) => {
  const made = await started()
  const publisher = open()
  await publisher.publish(whole(made))
  await publisher.settled()
  const input = await edited(made, 'Neu')
  for (const { sha256 } of input.files) damage.do(blobsIn().pathOf(sha256))
  const right = readFileSync(path.join(site.root, page), 'utf8')
  const status = await publisher.publish(input).then(
    (release) => release.status,
    (error: unknown) => error,
  )
  await publisher.settled()
  // Bytes that are as long and as old as they should be are only found by their hash, when they are put in place.
  if (damage.name.endsWith('time as it was')) {
    expect(status).toBeInstanceOf(DamagedBlob)
    expect(onDisk()).not.toContain('Neu')
  } else expect([status, onDisk()]).toEqual(['live', right])
  await publisher.publish(whole(await started()))
  await publisher.settled()
  expect(onDisk()).toBe(right)
})

it('bytes that are nowhere keep the earlier release, and everything is asked for once', async () => {
  const publisher = open()
  await publisher.publish({ ...site.whole(), changeIds: [] })
  await publisher.settled()
  const stop = new AbortController()
  const askFor = vi.fn()
  publisher.lookAfter(stop.signal, askFor)
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
  const input = { ...site.regeneration(), files: [describeFile(page, Buffer.from('other bytes'))] }
  await expect(publisher.publish(input)).rejects.toBeInstanceOf(DamagedBlob)
  await expect(publisher.publish({ ...input, files: [] })).rejects.toBeInstanceOf(DamagedBlob)
  expect(askFor.mock.calls).toEqual([[[page]]])
  expect(await shown(publisher)).not.toContain('Neu')
  expect((await publisher.publish({ ...site.whole(), changeIds: [] })).status).toBe('live')
  await expect(publisher.publish(input)).rejects.toBeInstanceOf(DamagedBlob)
  expect(askFor).toHaveBeenCalledTimes(2)
  stop.abort()
  await publisher.settled()
  expect(await shown(publisher)).toContain('Neu')
})
