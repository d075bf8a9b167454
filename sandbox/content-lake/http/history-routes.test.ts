import { ClientError, type SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import type { DocumentEvent } from '../history/tell-events'
import { clientFor, lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { sessionCookie } from '../test-support/sign-in'

const base = '/data/history/production'

const documents = (client: SanityClient, ids: string, query: Record<string, string>) =>
  client
    .request<{ documents: { _id: string; title?: string }[] }>({ url: `${base}/documents/${ids}`, query })
    .then(({ documents: found }) => found.map(({ _id, title }) => ({ _id, title })))

interface Line {
  id: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<
    string,
    { apply: [number, { title: string } | null]; revert: [number, { title: string } | null] }
  >
}

async function transactions(url: string, ids: string, query: Record<string, string> = {}): Promise<Line[]> {
  const answer = await fetch(`${url}/v1${base}/transactions/${ids}?${new URLSearchParams(query)}`, {
    headers: { authorization: 'Bearer writer' },
  })
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

const events = (client: SanityClient, id: string, query: Record<string, string> = {}) =>
  client
    .request<{ events: Record<string, DocumentEvent[]>; nextCursor: string }>({
      url: `${base}/events/documents/${id}`,
      query,
    })
    .then(({ events: found, nextCursor }) => ({ events: found[id] ?? [], nextCursor }))

const create = (client: SanityClient, _id: string, transactionId: string) =>
  client.transaction().create({ _id, _type: 'page', title: 'first' }).transactionId(transactionId).commit()

/** Edits of a draft as a Studio makes them. */
const edit = (client: SanityClient, title: string, transactionId: string) =>
  client.action(
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { title } },
    },
    { transactionId },
  )

const publish = (client: SanityClient, transactionId: string) =>
  client.action(
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
    { transactionId },
  )

/** The client of somebody who is signed in. */
const clientOf = async (url: string, editor: string): Promise<SanityClient> =>
  clientFor(url, (await sessionCookie(url, editor)).split('=')[1])

/** A page that was published, edited twice and published again, each transaction with an id of its own. */
async function editedPage() {
  const lake = await lakeForTest()
  const { client } = lake
  await create(client, 'a', 't1')
  await edit(client, 'seco', 't2')
  await edit(client, 'second', 't3')
  await publish(client, 't4')
  return lake
}

describe('a document as it was', () => {
  test('is found by revision, by time, and before it was deleted', async () => {
    const { client } = await editedPage()
    const second = await client.getDocument('a')
    expect(await documents(client, 'a', { revision: 't1' })).toEqual([{ _id: 'a', title: 'first' }])
    expect(await documents(client, 'a,drafts.a', { revision: 't3' })).toEqual([
      { _id: 'a', title: 'first' },
      { _id: 'drafts.a', title: 'second' },
    ])
    expect(await documents(client, 'a', { revision: 't4' })).toEqual([{ _id: 'a', title: 'second' }])
    const now = { _id: 'a', title: 'second' }
    expect(await documents(client, 'a', { time: String(second?._updatedAt) })).toEqual([now])
    expect(await documents(client, 'a', { time: '2001-01-01T00:00:00Z' })).toEqual([])
    expect(await documents(client, 'a', { lastRevision: 'true' })).toEqual([now])
    await client.delete('a')
    expect(await documents(client, 'a', { lastRevision: 'true' })).toEqual([now])
  })

  test('is found as it was seeded, for its first draft, too', async () => {
    const seed = { ndjson: '{"_id":"a","_type":"page","title":"seeded"}', folder: temporaryFolder() }
    const { client } = await lakeForTest({ seed })
    const revision = String((await client.getDocument('a'))?._rev)
    const seeded = [{ _id: 'a', title: 'seeded' }]
    expect(await documents(client, 'drafts.a', { revision })).toEqual(seeded)
    await edit(client, 'other', 't1')
    await publish(client, 't2')
    expect(await documents(client, 'drafts.a', { revision })).toEqual(seeded)
    expect(await documents(client, 'a,drafts.a', { revision })).toEqual(seeded)
    const told = (await events(client, 'drafts.a')).events
    expect(told.at(-1)).toMatchObject({
      type: 'publishDocumentVersion',
      revisionId: revision,
      author: 'sandbox-seed',
    })
  })

  test('needs one moment, as the service asks for it', async () => {
    const { client } = await editedPage()
    for (const query of [{}, { revision: 't1', lastRevision: 'true' }, { time: 'yesterday' }])
      await expect(documents(client, 'a', query as Record<string, string>)).rejects.toMatchObject({
        statusCode: 400,
        response: { body: { error: 'Bad Request' } },
      })
    expect(await documents(client, 'a', { revision: 'never' })).toEqual([])
  })
})

describe('the transactions of documents', () => {
  test('come oldest first with author and documents, between two of them, both included', async () => {
    const { url } = await editedPage()
    const all = await transactions(url, 'a,drafts.a')
    expect(all.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4'])
    expect(all.at(-1)).toMatchObject({ author: 'sandbox-editor', documentIDs: ['a', 'drafts.a'] })
    const idsWith = async (query: Record<string, string>, ids = 'drafts.a') =>
      (await transactions(url, ids, query)).map(({ id }) => id)
    expect(await idsWith({ fromTransaction: 't3' })).toEqual(['t3', 't4'])
    expect(await idsWith({ fromTransaction: 't2', toTransaction: 't3' })).toEqual(['t2', 't3'])
    expect(await idsWith({ reverse: 'true', limit: '2' })).toEqual(['t4', 't3'])
    expect(await idsWith({ fromTransaction: '' })).toEqual(['t2', 't3', 't4'])
    expect(await idsWith({ authors: 'editor-gian,editor-flurina' })).toEqual([])
    expect(await idsWith({ toTime: '2001-01-01T00:00:00Z' })).toEqual([])
    expect(await idsWith({}, '')).toEqual(['t1', 't2', 't3', 't4'])
  })

  test('have both ways of each change in the format of Mendoza, of the asked documents alone', async () => {
    const { url } = await editedPage()
    const lines = await transactions(url, 'drafts.a', {
      excludeContent: 'true',
      effectFormat: 'mendoza',
      includeIdentifiedDocumentsOnly: 'true',
    })
    expect(lines.map(({ mutations }) => mutations)).toEqual([undefined, undefined, undefined])
    expect(lines.map(({ documentIDs }) => documentIDs)).toEqual([['drafts.a'], ['drafts.a'], ['drafts.a']])
    const steps = lines.map(({ effects }) => {
      const { apply, revert } = effects?.['drafts.a'] ?? { apply: [], revert: [] }
      return [apply[0], apply[1]?.title, revert[0], revert[1]?.title]
    })
    expect(steps).toEqual([
      [0, 'seco', 0, undefined],
      [0, 'second', 0, 'seco'],
      [0, undefined, 0, 'second'],
    ])
  })

  test('have mutations that lead from one state to the next where their content is wanted', async () => {
    const { client, url } = await editedPage()
    const [last] = await transactions(url, 'a', { reverse: 'true', limit: '1' })
    expect(last?.mutations).toEqual([
      { createOrReplace: await client.getDocument('a') },
      { delete: { id: 'drafts.a' } },
    ])
  })

  test('are refused with a limit or a format that is none', async () => {
    const { client } = await editedPage()
    for (const query of ['limit=0', 'limit=many', 'effectFormat=json'])
      await expect(client.request({ url: `${base}/transactions/a?${query}` })).rejects.toThrow(ClientError)
  })
})

describe('the events of a document', () => {
  test('say who made a draft and who published it', async () => {
    const { client, url } = await lakeForTest()
    const gian = await clientOf(url, 'editor-gian')
    const flurina = await clientOf(url, 'editor-flurina')
    await create(gian, 'drafts.a', 't1')
    await flurina.patch('drafts.a').set({ title: 'better' }).commit({ transactionId: 't2' })
    await publish(gian, 't3')
    const told = (await events(client, 'drafts.a')).events
    expect(told).toMatchObject([
      {
        type: 'publishDocumentVersion',
        author: 'editor-gian',
        revisionId: 't3',
        versionId: 'drafts.a',
        versionRevisionId: 't2',
        publishCause: 'document.publish',
        contributors: ['editor-gian', 'editor-flurina'],
      },
      {
        type: 'createDocumentVersion',
        author: 'editor-gian',
        versionId: 'drafts.a',
        versionRevisionId: 't1',
      },
    ])
    expect((await events(client, 'a')).events).toEqual(told.slice(0, 1))
  })

  test('say what was discarded, unpublished and deleted', async () => {
    const { client } = await editedPage()
    const unpublish = { draftId: 'drafts.a', publishedId: 'a' }
    await edit(client, 'third', 't5')
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
    await client.action(
      { actionType: 'sanity.action.document.unpublish', ...unpublish },
      { transactionId: 't7' },
    )
    await publish(client, 't8')
    await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: [] })
    const told = (await events(client, 'drafts.a')).events
    expect(told.map(({ type, versionRevisionId }) => [type, versionRevisionId])).toEqual([
      ['deleteDocumentGroup', undefined],
      ['publishDocumentVersion', 't7'],
      ['unpublishDocument', 't7'],
      ['createDocumentVersion', 't7'],
      ['deleteDocumentVersion', 't5'],
      ['createDocumentVersion', 't5'],
      ['publishDocumentVersion', 't3'],
      ['createDocumentVersion', 't2'],
      ['publishDocumentVersion', undefined],
    ])
  })

  test('come in pages, none twice and none lost', async () => {
    const { client } = await editedPage()
    for (let n = 5; n < 15; n += 2) {
      await edit(client, `title ${n}`, `t${n}`)
      await publish(client, `t${n + 1}`)
    }
    const all = await events(client, 'drafts.a')
    expect(all.nextCursor).toBe('')
    const paged: DocumentEvent[] = []
    let cursor = ''
    do {
      const page = await events(client, 'drafts.a', { limit: '3', ...(cursor && { nextCursor: cursor }) })
      paged.push(...page.events)
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(all.events)
    expect(paged).toHaveLength(13)
  })
})

test('a draft and a page that were seeded begin their history on pages of their own, too', async () => {
  const ndjson = ['a', 'drafts.a'].map((_id) => JSON.stringify({ _id, _type: 'page' })).join('\n')
  const { client } = await lakeForTest({ seed: { ndjson, folder: temporaryFolder() } })
  await publish(client, 't1')
  const first = await events(client, 'drafts.a', { limit: '1' })
  const second = await events(client, 'drafts.a', { limit: '1', nextCursor: first.nextCursor })
  expect([...first.events, ...second.events].map(({ type, author }) => [type, author])).toEqual([
    ['publishDocumentVersion', 'sandbox-editor'],
    ['createDocumentVersion', 'sandbox-seed'],
    ['publishDocumentVersion', 'sandbox-seed'],
  ])
  expect(second.nextCursor).toBe('')
})

test('without a token nobody reads the history, and another dataset has none', async () => {
  const { client, anonymous } = await editedPage()
  const paths = ['documents/a?revision=t1', 'transactions/a', 'transactions', 'events/documents/a']
  for (const path of paths) {
    await expect(anonymous.request({ url: `${base}/${path}` }), path).rejects.toMatchObject({
      statusCode: 401,
    })
    const elsewhere = client.request({ url: `/data/history/other/${path}` })
    await expect(elsewhere, path).rejects.toMatchObject({ statusCode: 404 })
  }
})

test('an older revision becomes the draft again as the Studio restores it', async () => {
  const { client } = await editedPage()
  const [older] = await client
    .request<{ documents: { _type: string }[] }>({ url: `${base}/documents/a,drafts.a?revision=t1` })
    .then((answer) => answer.documents)
  if (!older) throw new Error('There is no older revision')
  await client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'a',
    attributes: older,
  } as never)
  await publish(client, 't6')
  expect(await client.getDocument('a')).toMatchObject({ title: 'first', _rev: 't6' })
})
