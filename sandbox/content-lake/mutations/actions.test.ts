import { describe, expect, test } from 'vitest'
import { lakeForTest } from '../test-support/lake-for-tests'

const raw = { perspective: 'raw' } as const
const ids = '*._id | order(@)'

describe('actions through the real client', () => {
  test('a document is drafted, edited, published, unpublished and discarded', async () => {
    const { client } = await lakeForTest()
    const pair = { draftId: 'drafts.room', publishedId: 'room' }
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'room',
      attributes: { _id: 'drafts.room', _type: 'room', title: 'Neu' },
      ifExists: 'fail',
    })
    await client.action({
      actionType: 'sanity.action.document.edit',
      ...pair,
      patch: { set: { title: 'Neuer' } },
    })
    expect(await client.fetch(ids)).toEqual([])
    await client.action({ actionType: 'sanity.action.document.publish', ...pair })
    expect(await client.fetch('*{_id, title}', {}, raw)).toEqual([{ _id: 'room', title: 'Neuer' }])
    await client.action({
      actionType: 'sanity.action.document.edit',
      ...pair,
      patch: { set: { title: 'Dritter' } },
    })
    expect(await client.fetch(ids, {}, raw)).toEqual(['drafts.room', 'room'])
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.room' })
    await client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
    expect(await client.fetch('*{_id, title}', {}, raw)).toEqual([{ _id: 'drafts.room', title: 'Neuer' }])
  })

  test('a request with several actions is one transaction under its own id', async () => {
    const { client } = await lakeForTest()
    const attributes = { _id: 'drafts.a', _type: 'page' }
    const answer = await client.action(
      [
        { actionType: 'sanity.action.document.create', publishedId: 'a', attributes, ifExists: 'fail' },
        { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
      ],
      { transactionId: 'publish-a' },
    )
    expect(answer.transactionId).toBe('publish-a')
    expect(await client.getDocument('a')).toMatchObject({ _rev: 'publish-a' })
  })

  test('publishing makes references strong that waited for it, and checks revisions', async () => {
    const { client } = await lakeForTest()
    await client.create({ _id: 'room', _type: 'room' })
    const link = { _type: 'reference', _ref: 'room', _weak: true, _strengthenOnPublish: { type: 'room' } }
    const draft = await client.create({ _id: 'drafts.menu', _type: 'menu', link })
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.menu',
      publishedId: 'menu',
    } as const
    await expect(client.action({ ...publish, ifDraftRevisionId: 'other' })).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError' },
    })
    await client.action({ ...publish, ifDraftRevisionId: draft._rev })
    expect(await client.getDocument('menu')).toMatchObject({ link: { _type: 'reference', _ref: 'room' } })
    await expect(client.delete('room')).rejects.toThrow('cannot be deleted')
  })

  test('a release publishes all its documents in one transaction', async () => {
    const { client } = await lakeForTest()
    await client.create({ _id: 'room', _type: 'room', title: 'alt' })
    await client.action({ actionType: 'sanity.action.release.create', releaseId: 'winter' })
    for (const id of ['room', 'page']) {
      const document = { _id: `versions.winter.${id}`, _type: id, title: 'Winter' }
      await client.action({ actionType: 'sanity.action.document.version.create', publishedId: id, document })
    }
    const { transactionId } = await client.action({
      actionType: 'sanity.action.release.publish',
      releaseId: 'winter',
    })
    expect(
      await client.fetch('*[_type != "system.release"]{_id, title, _rev} | order(_id)', {}, raw),
    ).toEqual([
      { _id: 'page', title: 'Winter', _rev: transactionId },
      { _id: 'room', title: 'Winter', _rev: transactionId },
    ])
    expect(await client.getDocument('_.releases.winter')).toMatchObject({ state: 'published' })
  })

  test('a version begins as a copy of another document, at the revision that was seen', async () => {
    const { client } = await lakeForTest()
    const room = await client.create({ _id: 'room', _type: 'room', title: 'Arve' })
    await client.action({ actionType: 'sanity.action.release.create', releaseId: 'winter' })
    const create = (versionId: string, ifBaseRevisionId: string) =>
      client.action({
        actionType: 'sanity.action.document.version.create',
        publishedId: 'room',
        baseId: 'room',
        versionId,
        ifBaseRevisionId,
      })
    await expect(create('versions.winter.room', 'another')).rejects.toMatchObject({ statusCode: 409 })
    await create('versions.winter.room', room._rev)
    expect(await client.getDocument('versions.winter.room')).toMatchObject({ _type: 'room', title: 'Arve' })
  })

  test('a release is edited, scheduled, held as it is, taken back and archived', async () => {
    const { client } = await lakeForTest()
    const release = (name: string, more: object = {}) =>
      client.action({ actionType: `sanity.action.release.${name}`, releaseId: 'winter', ...more } as never)
    const add = (id: string) =>
      client.action({
        actionType: 'sanity.action.document.version.create',
        publishedId: id,
        document: { _id: `versions.winter.${id}`, _type: 'room' },
      })
    await release('create')
    await add('a')
    await release('edit', { patch: { set: { 'metadata.title': 'Winter' } } })
    await expect(release('edit', { patch: { set: { state: 'published' } } })).rejects.toThrow('metadata')
    await release('schedule', { publishAt: '2099-12-01T06:00:00Z' })
    expect(await client.getDocument('_.releases.winter')).toMatchObject({
      state: 'scheduled',
      publishAt: '2099-12-01T06:00:00Z',
      metadata: { title: 'Winter' },
    })
    await expect(add('b')).rejects.toThrow('scheduled')
    await expect(release('archive')).rejects.toThrow('scheduled')
    await release('unschedule')
    expect(await client.getDocument('_.releases.winter')).not.toHaveProperty('publishAt')
    await expect(release('delete')).rejects.toThrow('active')
    await add('b')
    await release('archive')
    expect(await client.fetch('*._id', {}, raw)).toEqual(['_.releases.winter'])
    const { finalDocumentStates: states } = Object(await client.getDocument('_.releases.winter'))
    expect(states.map(({ id }: { id: string }) => id)).toEqual(['versions.winter.a', 'versions.winter.b'])
    expect(new Set(states.map(({ _key }: { _key: string }) => _key)).size).toBe(2)
    await release('delete')
    expect(await client.fetch('*._id', {}, raw)).toEqual([])
  })

  test('a deletion takes the named drafts along, and an unknown action is refused by name', async () => {
    const { client, url } = await lakeForTest()
    await client
      .transaction()
      .create({ _id: 'a', _type: 'page' })
      .create({ _id: 'drafts.a', _type: 'page' })
      .commit()
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'a',
      includeDrafts: ['drafts.a'],
    })
    expect(await client.fetch('count(*)', {}, raw)).toBe(0)
    const answer = await fetch(`${url}/v1/data/actions/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer writer' },
      body: JSON.stringify({ actions: [{ actionType: 'sanity.action.release.postpone' }] }),
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('release.postpone')])
  })
})
