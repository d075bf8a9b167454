import { describe, expect, test } from 'vitest'
import { lakeForTest } from '../test-support/lake-for-tests'

const room = { _id: 'room-arven', _type: 'room', title: 'Arvenzimmer', size: 38 }

describe('mutations through the real client', () => {
  test('a created document gets a revision and both times', async () => {
    const { client } = await lakeForTest()
    const created = await client.create(room)
    expect(created).toMatchObject({ ...room, _rev: expect.any(String) })
    expect(created._createdAt).toBe(created._updatedAt)
    expect(await client.getDocument('room-arven')).toEqual(created)
  })

  test('creating the same document twice is refused and names it', async () => {
    const { client } = await lakeForTest()
    await client.create(room)
    await expect(client.create(room)).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Document by ID "room-arven" already exists'),
      details: {
        type: 'mutationError',
        items: [{ error: { type: 'documentAlreadyExistsError', id: 'room-arven' } }],
      },
    })
  })

  test('a patch sets, unsets, inserts and counts', async () => {
    const { client } = await lakeForTest()
    await client.create({ ...room, facts: [{ _key: 'a', label: 'Bett' }], tags: [] })
    const patched = await client
      .patch('room-arven')
      .setIfMissing({ title: 'never', view: 'Matterhorn' })
      .set({ 'facts[_key=="a"].label': 'Betten', 'url.fullPath': '/zimmer/arve' })
      .unset(['size'])
      .commit()
    expect(patched).toMatchObject({
      title: 'Arvenzimmer',
      view: 'Matterhorn',
      facts: [{ _key: 'a', label: 'Betten' }],
      url: { fullPath: '/zimmer/arve' },
    })
    expect(patched).not.toHaveProperty('size')
    const grown = await client
      .patch('room-arven')
      .append('tags', ['new'])
      .inc({ guests: 1 })
      .setIfMissing({ guests: 1 })
      .commit()
    expect(grown).toMatchObject({ tags: ['new'], guests: 2 })
  })

  test('a patch for another revision is refused and nothing changes', async () => {
    const { client } = await lakeForTest()
    const created = await client.create(room)
    await expect(
      client.patch('room-arven').ifRevisionId('old').set({ title: 'x' }).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect(await client.getDocument('room-arven')).toEqual(created)
  })

  test('a transaction is carried out whole or not at all, and keeps its id as the revision', async () => {
    const { client } = await lakeForTest()
    const failing = client
      .transaction()
      .create(room)
      .patch('nowhere', (patch) => patch.set({ a: 1 }))
    await expect(failing.commit()).rejects.toMatchObject({ statusCode: 404 })
    expect(await client.getDocument('room-arven')).toBeUndefined()

    const done = await client.transaction().create(room).transactionId('my-transaction').commit()
    expect(done).toMatchObject({ transactionId: 'my-transaction', documentIds: ['room-arven'] })
    expect(await client.getDocument('room-arven')).toMatchObject({ _rev: 'my-transaction' })
  })

  test('createIfNotExists keeps what is there, createOrReplace replaces it', async () => {
    const { client } = await lakeForTest()
    const created = await client.create(room)
    expect(await client.createIfNotExists({ ...room, title: 'other' })).toEqual(created)
    const replaced = await client.createOrReplace({ _id: 'room-arven', _type: 'room', title: 'new' })
    expect(replaced).toMatchObject({ title: 'new', _createdAt: created._createdAt })
    expect(replaced).not.toHaveProperty('size')
  })

  test('documents are deleted by id and by query', async () => {
    const { client } = await lakeForTest()
    await client.create(room)
    await client.create({ _id: 'room-lark', _type: 'room' })
    await client.create({ _id: 'page-home', _type: 'page' })
    await client.delete('room-arven')
    expect(await client.fetch('*[]._id | order(@)')).toEqual(['page-home', 'room-lark'])
    await client.delete({ query: '*[_type == $type]', params: { type: 'room' } })
    expect(await client.fetch('*[]._id')).toEqual(['page-home'])
  })

  test('a document with strong references to it is not deleted, one with weak references is', async () => {
    const { client } = await lakeForTest()
    await client.create(room)
    await client.create({ _id: 'menu', _type: 'menu', to: { _type: 'reference', _ref: 'room-arven' } })
    await expect(client.delete('room-arven')).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['menu'] } }],
      },
    })
    await client.patch('menu').set({ 'to._weak': true }).commit()
    await client.delete('room-arven')
    expect(await client.getDocument('room-arven')).toBeUndefined()
  })

  test('a strong reference must lead somewhere by the end of the transaction', async () => {
    const { client } = await lakeForTest()
    const menu = { _id: 'menu', _type: 'menu', to: { _type: 'reference', _ref: 'room-arven' } }
    await expect(client.create(menu)).rejects.toThrow('references non-existent document "room-arven"')
    await client.transaction().create(menu).create(room).commit()
    await client.transaction().delete('room-arven').delete('menu').commit()
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('a dry run answers as if it had happened', async () => {
    const { client } = await lakeForTest()
    expect(await client.create(room, { dryRun: true })).toMatchObject(room)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('objects in arrays get keys when asked', async () => {
    const { client } = await lakeForTest()
    const created = await client.create(
      { ...room, facts: [{ label: 'Bett' }] },
      { autoGenerateArrayKeys: true },
    )
    expect(created.facts).toEqual([{ label: 'Bett', _key: expect.stringMatching(/^[0-9a-f]{12}$/) }])
  })

  test('without a token writing is refused, with a reading one too, with a foreign one everything', async () => {
    const { anonymous, url } = await lakeForTest()
    await expect(anonymous.create(room)).rejects.toMatchObject({ statusCode: 401 })
    await expect(anonymous.withConfig({ token: 'reader' }).create(room)).rejects.toMatchObject({
      statusCode: 403,
    })
    await expect(anonymous.withConfig({ token: 'stolen' }).fetch('*')).rejects.toMatchObject({
      statusCode: 401,
    })
    expect((await fetch(`${url}/v1/data/query/other?query=*`)).status).toBe(404)
  })

  test('ids that the service forbids are refused', async () => {
    const { client } = await lakeForTest()
    for (const _id of ['a..b', 'x'.repeat(129), 'space here', '-dash']) {
      await expect(client.create({ _id, _type: 'room' })).rejects.toMatchObject({ statusCode: 400 })
    }
    const generated = await client.create({ _id: 'drafts.', _type: 'room' })
    expect(generated._id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })
})
