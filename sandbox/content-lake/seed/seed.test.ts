import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Log } from '../environment'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { halves } from '../test-support/pictures'

type Fields = Record<string, unknown>
const page = (id: string, fields: Fields = {}): Fields => ({ _id: id, _type: 'page', title: id, ...fields })
const picture = (name: string) => ({ _type: 'picture', _sanityAsset: `image@file://./pictures/${name}` })
const ndjson = (documents: Fields[]) => documents.map((document) => JSON.stringify(document)).join('\n')

async function hotelFolder(): Promise<string> {
  const folder = temporaryFolder()
  fs.mkdirSync(path.join(folder, 'pictures'))
  fs.mkdirSync(path.join(folder, 'files'))
  fs.writeFileSync(path.join(folder, 'pictures/lake.png'), await halves(60, 40))
  fs.writeFileSync(path.join(folder, 'files/prices.pdf'), '%PDF-1.4')
  fs.writeFileSync(
    path.join(folder, 'pictures/pictures.json'),
    JSON.stringify({
      'lake.png': {
        title: 'The lake',
        altText: { de: 'See', fr: 'Lac', en: 'Lake' },
        description: 'Noon',
        creditLine: '© house',
        source: { name: 'House', url: 'https://example.org' },
        hotspot: { x: 0.3, y: 0.6, width: 0.4, height: 0.4 },
      },
    }),
  )
  return folder
}

function collectingLog() {
  const told: string[] = []
  const log: Log = {
    info: (text) => told.push(text),
    warn: (text) => told.push(text),
    error: (text) => told.push(text),
  }
  return { told, log }
}

describe('seeding', () => {
  test('assets anywhere in a document become references, with what is known about them', async () => {
    const folder = await hotelFolder()
    const documents = [
      page('home', {
        parts: [{ _key: 'a', pictures: [{ ...picture('lake.png'), alt: 'See' }] }],
        file: { _type: 'file', _sanityAsset: 'file@file://./files/prices.pdf' },
      }),
    ]
    const { client } = await lakeForTest({ seed: { ndjson: ndjson(documents), folder } })
    const asset = await client.fetch('*[_type == "sanity.imageAsset"][0]')
    expect(asset).toMatchObject({
      originalFilename: 'lake.png',
      title: 'The lake',
      altText: 'See',
      description: 'Noon',
      creditLine: '© house',
      source: { name: 'House', url: 'https://example.org' },
      metadata: { dimensions: { width: 60, height: 40 } },
    })
    expect(asset).not.toHaveProperty('hotspot')
    expect(await client.getDocument('home')).toMatchObject({
      parts: [
        {
          pictures: [
            {
              _type: 'picture',
              alt: 'See',
              asset: { _type: 'reference', _ref: asset._id },
              hotspot: { _type: 'sanity.imageHotspot', x: 0.3, y: 0.6 },
            },
          ],
        },
      ],
      file: { _type: 'file', asset: { _ref: expect.stringMatching(/^file-[0-9a-f]{40}-pdf$/) } },
    })
  })

  test('the same seed gives the same revisions anywhere, and times of its own where it has them', async () => {
    const folder = await hotelFolder()
    const times = { _createdAt: '2026-03-02T08:00:00Z', _updatedAt: '2026-11-02T08:00:00Z' }
    const seed = { ndjson: ndjson([page('home', { ...times, picture: picture('lake.png') })]), folder }
    const [one, other] = await Promise.all([lakeForTest({ seed }), lakeForTest({ seed })])
    const home = await one.client.getDocument('home')
    expect(home).toMatchObject(times)
    expect(await other.client.getDocument('home')).toEqual(home)
  })

  test('what editors did survives restarts, and the seed is not put in twice', async () => {
    const folder = await hotelFolder()
    const dataFolder = temporaryFolder()
    const seed = { ndjson: ndjson([page('home'), page('gone'), page('quiet')]), folder }
    const first = await lakeForTest({ dataFolder, seed })
    await first.client.patch('home').set({ title: 'edited' }).commit()
    await first.client.delete('gone')
    await first.close()
    const { told, log } = collectingLog()
    const second = await lakeForTest({ dataFolder, seed, log })
    expect(await second.client.fetch('*[]{_id, title} | order(_id)')).toEqual([
      { _id: 'home', title: 'edited' },
      { _id: 'quiet', title: 'quiet' },
    ])
    expect(told).toEqual([])
  })

  test('a changed seed changes what nobody edited: new, other and removed documents', async () => {
    const folder = await hotelFolder()
    const dataFolder = temporaryFolder()
    const before = ndjson([page('home'), page('quiet'), page('old'), page('old-edited'), page('gone')])
    const first = await lakeForTest({ dataFolder, seed: { ndjson: before, folder } })
    for (const id of ['home', 'old-edited']) await first.client.patch(id).set({ title: 'edited' }).commit()
    await first.client.delete('gone')
    await first.close()
    const after = ndjson([
      page('home', { title: 'x' }),
      page('quiet', { title: 'x' }),
      page('gone', { title: 'x' }),
      page('new'),
    ])
    const second = await lakeForTest({ dataFolder, seed: { ndjson: after, folder } })
    expect(await second.client.fetch('*[]{_id, title} | order(_id)')).toEqual([
      { _id: 'home', title: 'edited' },
      { _id: 'new', title: 'new' },
      { _id: 'old-edited', title: 'edited' },
      { _id: 'quiet', title: 'x' },
    ])
  })

  test.each(['', '{"format":1,"revis', '{"format":2}'])(
    'a record of it that says %j is moved aside, once, and brings back nothing that editors deleted',
    async (damaged) => {
      const folder = await hotelFolder()
      const dataFolder = temporaryFolder()
      const seed = { ndjson: ndjson([page('home'), page('gone'), page('quiet')]), folder }
      const first = await lakeForTest({ dataFolder, seed })
      await first.client.patch('home').set({ title: 'edited' }).commit()
      await first.client.delete('gone')
      await first.close()
      fs.writeFileSync(path.join(dataFolder, 'seeded.json'), damaged)
      const { told, log } = collectingLog()
      const titles = '*[]{_id, title} | order(_id)'
      const as = (quiet: string) => [
        { _id: 'home', title: 'edited' },
        { _id: 'quiet', title: quiet },
      ]
      const second = await lakeForTest({ dataFolder, seed, log })
      expect(await second.client.fetch(titles)).toEqual(as('quiet'))
      expect(told).toEqual([expect.stringMatching(/seeded\.json cannot be read; moved to .*\.unreadable\./)])
      expect(fs.readFileSync(path.join(dataFolder, 'seeded.json.unreadable'), 'utf8')).toBe(damaged)
      await second.close()
      const changed = ndjson([page('home'), page('gone'), page('quiet', { title: 'x' }), page('new')])
      const third = await lakeForTest({ dataFolder, seed: { ndjson: changed, folder } })
      const [home, quiet] = as('x')
      expect(await third.client.fetch(titles)).toEqual([home, { _id: 'new', title: 'new' }, quiet])
    },
  )

  test('where every document was lost, the seed is put in again', async () => {
    const folder = await hotelFolder()
    const dataFolder = temporaryFolder()
    const seed = { ndjson: ndjson([page('home'), page('quiet')]), folder }
    await (await lakeForTest({ dataFolder, seed })).close()
    fs.writeFileSync(path.join(dataFolder, 'documents.ndjson'), '')
    const { client } = await lakeForTest({ dataFolder, seed })
    expect(await client.fetch('*[]._id | order(@)')).toEqual(['home', 'quiet'])
  })

  test('what is remembered of its pictures is found anew where it cannot be read', async () => {
    const folder = await hotelFolder()
    const dataFolder = temporaryFolder()
    const seed = { ndjson: ndjson([page('a', { picture: picture('lake.png') })]), folder }
    const first = await lakeForTest({ dataFolder, seed })
    const before = await first.client.fetch('*')
    await first.close()
    fs.writeFileSync(path.join(dataFolder, 'seed-assets.json'), '{"half')
    const second = await lakeForTest({ dataFolder, seed })
    expect(await second.client.fetch('*')).toEqual(before)
  })

  test('other pictures stand in for missing ones, and one line says which', async () => {
    const folder = await hotelFolder()
    const { told, log } = collectingLog()
    const dataFolder = temporaryFolder()
    const documents = [
      page('a', { picture: picture('missing.jpg') }),
      page('b', { picture: picture('lake.png') }),
    ]
    const first = await lakeForTest({ dataFolder, log, seed: { ndjson: ndjson(documents), folder } })
    const refs = await first.client.fetch('*[_type == "page"].picture.asset._ref')
    expect(new Set(refs).size).toBe(1)
    expect(told.filter((text) => text.includes('stand in'))).toEqual([
      expect.stringContaining('./pictures/missing.jpg'),
    ])
    await first.close()
    fs.writeFileSync(path.join(folder, 'pictures/missing.jpg'), await halves(80, 40))
    const second = await lakeForTest({ dataFolder, seed: { ndjson: ndjson(documents), folder } })
    expect(await second.client.fetch('*[_id == "a"][0].picture.asset->metadata.dimensions.width')).toBe(80)
  })

  test('without any picture a plain one is drawn, so that a site can be built', async () => {
    const seed = {
      ndjson: ndjson([page('a', { picture: picture('missing.jpg') })]),
      folder: temporaryFolder(),
    }
    const { client, url } = await lakeForTest({ seed })
    const asset = await client.fetch('*[_id == "a"][0].picture.asset->')
    expect((await fetch(`${url}/${asset.path}?w=50`)).status).toBe(200)
  })

  test('references that lead nowhere are told, not refused', async () => {
    const { told, log } = collectingLog()
    const documents = [page('a', { to: { _type: 'reference', _ref: 'nobody' } })]
    await lakeForTest({ log, seed: { ndjson: ndjson(documents), folder: temporaryFolder() } })
    expect(told).toContainEqual(expect.stringContaining('a -> nobody'))
  })

  test('a line that is no document is named', async () => {
    const seed = { ndjson: `${ndjson([page('a')])}\n{"title":"no id"}`, folder: temporaryFolder() }
    await expect(lakeForTest({ seed })).rejects.toThrow('Line 2 of the seed')
  })
})
