import { describe, expect, test } from 'vitest'
import { clientFor, lakeForTest, tokens } from '../test-support/lake-for-tests'

const rooms: (Record<string, unknown> & { _id: string; _type: string })[] = [
  { _id: 'room-arven', _type: 'room', title: 'Arve', size: 38 },
  {
    _id: 'room-lark',
    _type: 'room',
    title: 'Lärche',
    size: 52,
    next: { _type: 'reference', _ref: 'room-arven' },
  },
  { _id: 'drafts.room-arven', _type: 'room', title: 'Arve, neu', size: 38 },
  { _id: 'drafts.room-new', _type: 'room', title: 'Entwurf' },
  { _id: 'versions.r1.room-lark', _type: 'room', title: 'Lärche im Winter' },
]

async function seededLake() {
  const lake = await lakeForTest()
  const transaction = rooms.reduce((sum, room) => sum.create(room), lake.client.transaction())
  await transaction.commit()
  return lake
}

/** Processor time of this process, in which the lake is, too, in ms for each of so many requests. */
async function workOf(times: number, ask: (index: number) => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  for (let index = 0; index < times; index += 1) await ask(index)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000 / times
}

describe('queries through the real client', () => {
  test('parameters reach filters, slices and direct lookups', async () => {
    const { client } = await seededLake()
    const query = '*[_type == $type && size > $size]{_id, "next": next->title}[0...$most]'
    expect(await client.fetch(query, { type: 'room', size: 40, most: 5 })).toEqual([
      { _id: 'room-lark', next: 'Arve' },
    ])
    expect(await client.fetch('*[_id == $id][0].title', { id: 'room-lark' })).toBe('Lärche')
    expect(await client.fetch('*[_id in $ids]._id', { ids: ['room-lark', 'nowhere'] })).toEqual(['room-lark'])
    expect(await client.fetch('*[references($id)]._id', { id: 'room-arven' })).toEqual(['room-lark'])
  })

  test('nothing found is null, not missing', async () => {
    const { url } = await seededLake()
    const answer = await fetch(
      `${url}/v2026-01-01/data/query/production?query=${encodeURIComponent('*[_id=="x"][0]')}`,
    )
    expect(await answer.json()).toMatchObject({
      query: '*[_id=="x"][0]',
      result: null,
      ms: expect.any(Number),
    })
  })

  test('one that compares everything with everything is broken off, and the others are answered', async () => {
    const lake = await lakeForTest()
    const many = Array.from({ length: 60 }, (_, index) => ({ _id: `room-${index}`, _type: 'room' }))
    await many.reduce((sum, room) => sum.create(room), lake.client.transaction()).commit()
    const endless = ['*[true]', '*[true]', '*[true]', '*[true]'].reduce(
      (inner, outer) => `*[count(${inner}) > 0 && count(${outer}) > 0]`,
      '*[_id match "*"]',
    )
    await expect(lake.client.fetch(endless)).rejects.toMatchObject({ statusCode: 408 })
    expect(await lake.client.fetch('count(*[_type == "room"])')).toBe(60)
  })

  test('a long query goes by POST and gives the same', async () => {
    const { client } = await seededLake()
    const ids = ['room-lark', ...Array.from({ length: 2000 }, (_, index) => `room-${index}`)]
    expect(await client.fetch('*[_id in $ids]._id', { ids })).toEqual(['room-lark'])
  })

  test('the perspective is published by default since 2025-02-19, and raw before', async () => {
    const { client } = await seededLake()
    const query = 'array::unique(*._id) | order(@)'
    expect(await client.withConfig({ apiVersion: '2025-02-19' }).fetch(query)).toEqual([
      'room-arven',
      'room-lark',
    ])
    for (const apiVersion of ['1', '2025-02-18']) {
      const answer = await fetch(
        `${client.config().url.replace(/v[^/]+$/, `v${apiVersion}`)}/data/query/production?query=${encodeURIComponent(query)}`,
        { headers: { authorization: `Bearer ${tokens.read}` } },
      )
      expect(await answer.json()).toMatchObject({ result: rooms.map(({ _id }) => _id).sort() })
    }
  })

  test('drafts lie over what is published, under the published id', async () => {
    const { client } = await seededLake()
    const found = await client.fetch(
      '*[_type == "room"]{_id, _originalId, title} | order(_id)',
      {},
      { perspective: 'drafts' },
    )
    expect(found).toEqual([
      { _id: 'room-arven', _originalId: 'drafts.room-arven', title: 'Arve, neu' },
      { _id: 'room-lark', _originalId: 'room-lark', title: 'Lärche' },
      { _id: 'room-new', _originalId: 'drafts.room-new', title: 'Entwurf' },
    ])
    const draft = await client.fetch('*[_id == "room-lark"][0].next->title', {}, { perspective: 'drafts' })
    expect(draft).toBe('Arve, neu')
  })

  test('a release lies over drafts when it is named first', async () => {
    const { client } = await seededLake()
    const titles = await client.fetch('*[] | order(_id).title', {}, { perspective: ['r1', 'drafts'] })
    expect(titles).toEqual(['Arve, neu', 'Lärche im Winter', 'Entwurf'])
  })

  test('without a token drafts and versions do not exist in any perspective', async () => {
    const { anonymous, url } = await seededLake()
    for (const perspective of ['raw', 'drafts', 'published'] as const) {
      expect(await anonymous.fetch('*._id | order(@)', {}, { perspective })).toEqual([
        'room-arven',
        'room-lark',
      ])
    }
    expect(await anonymous.getDocument('drafts.room-arven')).toBeUndefined()
    const exported = await fetch(`${url}/v1/data/export/production`).then((answer) => answer.text())
    expect(exported).not.toContain('drafts.')
  })

  test('documents come by their ids, in order, and say why one is omitted', async () => {
    const { client, url } = await seededLake()
    const [lark, nobody, arven] = await client.getDocuments(['room-lark', 'nobody', 'room-arven'])
    expect([lark?._id, nobody, arven?._id]).toEqual(['room-lark', null, 'room-arven'])
    const answer = await fetch(`${url}/v1/data/doc/production/drafts.room-arven,nobody`)
    expect(await answer.json()).toEqual({
      documents: [],
      omitted: [
        { id: 'drafts.room-arven', reason: 'permission' },
        { id: 'nobody', reason: 'existence' },
      ],
    })
  })

  test('a bad query is told with its place', async () => {
    const { client } = await seededLake()
    await expect(client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', query: '*[_type == ', start: 10 },
    })
    await expect(client.fetch('*[_type == $type]')).rejects.toThrow(
      'param $type referenced, but not provided',
    )
    await expect(client.fetch('*[nonsense(_id)]')).rejects.toThrow('Undefined function: nonsense')
  })

  test('the export holds drafts for a reader with a token, never versions or preview secrets', async () => {
    const { client, url } = await seededLake()
    await client.create({ _id: 'preview-secret', _type: 'sanity.previewUrlSecret', secret: 'hush' })
    await client.action({ actionType: 'sanity.action.release.create', releaseId: 'r1' })
    const headers = { authorization: `Bearer ${tokens.read}` }
    const text = await fetch(`${url}/v1/data/export/production`, { headers }).then((answer) => answer.text())
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ _id }) => _id)).toEqual([
      'room-arven',
      'room-lark',
      'drafts.room-arven',
      'drafts.room-new',
    ])
  })

  test('the schema is served as text, and any other tag is not deployed', async () => {
    const { client, url } = await lakeForTest()
    const sdl = await client.request({
      url: '/apis/graphql/production/default',
      headers: { Accept: 'application/graphql' },
    })
    expect(sdl).toContain('type Room implements Document')
    expect((await fetch(`${url}/v1/apis/graphql/production/other`)).status).toBe(404)
  })

  test('a lookup by id costs the same in a dataset of 10,000', async () => {
    const { client } = await lakeForTest()
    for (let start = 0; start < 10_000; start += 2500) {
      const batch = Array.from({ length: 2500 }, (_, index) => ({
        create: { _id: `page-${start + index}`, _type: 'page', text: 'x'.repeat(200) },
      }))
      await client.mutate(batch, { returnDocuments: false })
    }
    const byId = '*[_id in ["page-1", "page-9999"]]{_id, text}'
    await client.fetch(byId)
    const all = await workOf(1, async () =>
      expect(await client.fetch('count(*[text match "x*"])')).toBe(10_000),
    )
    expect(await workOf(20, () => client.fetch(byId))).toBeLessThan(all / 2)
    const remove = (index: number) => client.delete(`page-${index}`, { returnDocuments: false })
    expect(await workOf(50, remove)).toBeLessThan(all / 2)
  })

  test('identity and dataset are known to queries', async () => {
    const { client, url } = await lakeForTest()
    expect(await client.fetch('[identity(), sanity::projectId(), sanity::dataset()]')).toEqual([
      'sandbox-editor',
      'edelgrat',
      'production',
    ])
    expect(await clientFor(url, tokens.write).users.getById('me')).toMatchObject({
      id: 'sandbox-editor',
      role: 'administrator',
    })
  })
})
