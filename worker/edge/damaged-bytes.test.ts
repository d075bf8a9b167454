import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmallSite, siteUrl, smallHotel } from '../../tests/publish/small-site'
import { damages } from '../../tests/support/damages'
import { realFiles } from '../disk/files'
import { listeningPort } from '../http/listening-port'
import { BlobStore } from '../made/blobs'
import { createPublisher } from '../publish/publisher'
import { readReleases } from '../publish/store/release-reader'
import type { SiteView } from '../publish/store/view'
import { createEdge } from './edge'
import { edgeSettings } from './settings'

let folder: string
let site: SmallSite
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'damaged-'))
  site = await smallHotel(path.join(folder, 'root'))
  await site.file('film.mp4', Buffer.alloc(2_000_000, 'film'))
})
afterEach(() => rm(folder, { recursive: true }))

const releases = () => path.join(folder, 'releases')
const open = () => createPublisher({ folder: releases(), gate: { siteUrl } })

const pageOf = (name: string): Buffer =>
  Buffer.from(
    SmallSite.html(`/zimmer/${name}`, {
      owner: `room-${name}`,
      text: `Zimmer /zimmer/${name}`,
      links: ['/', '/fr'],
    }),
  )

async function published() {
  const publisher = open()
  const release = await publisher.publish(site.whole())
  await publisher.settled()
  return { publisher, release }
}

/** Asks the edge as a browser does, in each encoding; tells the status and whether the bytes are right. */
async function asked(view: SiteView, url: string, right: Buffer) {
  const settings = edgeSettings({
    siteUrl,
    imageOrigin: 'http://127.0.0.1:9',
    pressOrigin: 'http://127.0.0.1:9',
    pictureSource: { projectId: 'p', dataset: 'd' },
  })
  const edge = createEdge(view, settings)
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
  try {
    const port = listeningPort(edge)
    const answers: string[] = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        headers: { 'accept-encoding': encoding, 'accept-language': 'de' },
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.status === 503) answers.push(`503, again in ${response.headers.get('retry-after')} s`)
      else answers.push(`${response.status} ${bytes.equals(right) ? 'right' : 'wrong'}`)
    }
    return [...new Set(answers)]
  } finally {
    edge.closeAllConnections()
    await new Promise((resolve) => edge.close(resolve))
  }
}

describe.each(['the worker', 'the process that only serves'])('%s', (who) => {
  const viewOf = async () => {
    if (who !== 'the worker') return (await readReleases(releases())).view
    const publisher = open()
    await publisher.ready()
    return publisher.view
  }

  it.each(damages)(
    'sends right bytes of a page whose file is $name, from the copies that are left, or none (faults 73, 74)',
    async (damage) => {
      await published()
      const right = pageOf('arven')
      const blobs = new BlobStore(path.join(releases(), 'blobs'), realFiles)
      const view = await viewOf()
      const entry = view.find('zimmer/arven/index.html')
      if (!entry) throw new Error('there is no such page')
      expect(await asked(view, '/zimmer/arven', right)).toEqual(['200 right'])
      for (const encoding of [undefined, 'br', 'gzip'] as const) {
        damage.do(blobs.pathOf(entry.sha256, encoding))
        for (const answer of await asked(view, '/zimmer/arven', right))
          expect(answer).toMatch(/^200 right$|^503, again in 5 s$/)
        expect(await asked(view, '/zimmer/suite', pageOf('suite'))).toEqual(['200 right'])
      }
    },
  )

  it.each(damages)('sends no part of a film whose file is $name', async (damage) => {
    await published()
    const view = await viewOf()
    const entry = view.find('film.mp4')
    if (!entry) throw new Error('there is no such file')
    expect(await asked(view, '/film.mp4', Buffer.alloc(2_000_000, 'film'))).toEqual(['200 right'])
    damage.do(new BlobStore(path.join(releases(), 'blobs'), realFiles).pathOf(entry.sha256))
    expect(await asked(view, '/film.mp4', Buffer.alloc(2_000_000, 'film'))).toEqual(['503, again in 5 s'])
  })
})

it.each(damages)(
  'a regeneration of everything makes a file again that is $name (fault 74)',
  async (damage) => {
    const { publisher } = await published()
    const blobs = new BlobStore(path.join(releases(), 'blobs'), realFiles)
    const entry = publisher.view.find('zimmer/arven/index.html')
    if (!entry) throw new Error('there is no such page')
    damage.do(blobs.pathOf(entry.sha256))
    const again = await publisher.publish(site.whole())
    await publisher.settled()
    expect(again.status).toBe('unchanged')
    expect((await blobs.readWhole(entry.sha256))?.length).toBe(entry.size)
  },
)

it.each(damages)(
  'publishing goes on while a page that nobody touches is $name, copies and all',
  async (damage) => {
    const { publisher } = await published()
    const entry = publisher.view.find('zimmer/arven/index.html')
    if (!entry) throw new Error('there is no such page')
    const blobs = new BlobStore(path.join(releases(), 'blobs'), realFiles)
    for (const encoding of [undefined, 'br', 'gzip'] as const) damage.do(blobs.pathOf(entry.sha256, encoding))
    const other = open()
    await other.ready()
    await site.write('/zimmer/neu', { owner: 'room-neu', text: 'Neu', links: ['/'] })
    await site.write('/', { owner: 'page-home', text: 'Neu', links: ['/zimmer/neu', '/zimmer/arven'] })
    expect((await other.publish(site.regeneration())).status).toBe('live')
    await other.settled()
  },
)
