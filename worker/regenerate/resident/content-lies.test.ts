import { createServer, type Server } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { afterAll, describe, expect, it } from 'vitest'
import { ContentUnavailable } from '../../changes/errors'
import { listeningPort } from '../../http/listening-port'
import { contentClient, readChangedDocuments, readRevisions, readSdl } from './content-reader'

type Answer = { status?: number; headers?: Record<string, string>; body: string }

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A client of a service that answers every question in one way. */
async function clientOf(answer: Answer) {
  const server = createServer((request, response) => {
    if (request.url === '/maintenance') return void response.end('<h1>Back soon</h1>')
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${listeningPort(server)}`
  return contentClient({ projectId: 'edelgrat', dataset: 'production', apiHost: address, token: undefined })
}

const asked = [{ kind: 'document', id: 'room-1', operation: 'delete' }] as const
const readOne = (client: SanityClient) => readChangedDocuments(client, asked, () => 'on the site')
const html = { 'content-type': 'text/html' }

/** What a proxy, a firewall or a service in trouble answers instead of the content service. */
const lies: readonly [name: string, answer: Answer][] = [
  ['a maintenance page with 200', { headers: html, body: '<!doctype html><h1>Back soon</h1>' }],
  ['a redirect to a page', { status: 302, headers: { location: '/maintenance' }, body: '' }],
  ['nothing', { body: '' }],
  ['null', { body: 'null' }],
  ['an empty list', { body: '[]' }],
  ['an empty object', { body: '{}' }],
  ['the JSON of another service', { body: '{"status":"ok","items":[]}' }],
  ['half of an answer', { body: '{"documents":[{"_id":"room-1","_ty' }],
  ['no documents, and none of them omitted', { body: '{"documents":[]}' }],
  ['another document than was asked for', { body: '{"documents":[{"_id":"x","_type":"room","_rev":"1"}]}' }],
  ['a document without a revision', { body: '{"documents":[{"_id":"room-1","_type":"room"}]}' }],
  [
    'one that it may not show',
    { body: '{"documents":[],"omitted":[{"id":"room-1","reason":"permission"}]}' },
  ],
]

// At once, because each of them waits before it asks again: most of the time nothing is done.
describe.concurrent('a content service that answers with', () => {
  it.each(lies)('%s is not there, and no document is deleted for it (fault 75)', async (_, lie) => {
    const client = await clientOf(lie)
    await Promise.all([
      expect(readOne(client)).rejects.toThrow(ContentUnavailable),
      expect(readRevisions(client)).rejects.toThrow(ContentUnavailable),
      expect(readSdl(client, 'production', 'default')).rejects.toThrow(ContentUnavailable),
    ])
  })

  it('a description of its types is believed, and a question in the same language is not', async () => {
    const body = 'type RootQuery { a: String }'
    expect(await readSdl(await clientOf({ body }), 'production', 'default')).toBe(body)
    const question = await clientOf({ body: '{ a }' })
    await expect(readSdl(question, 'production', 'default')).rejects.toThrow(ContentUnavailable)
  })

  it('one that it may not show, and that the site never had, holds up no edit beside it: a clean build has it neither', async () => {
    const body =
      '{"documents":[{"_id":"room-2","_type":"room","_rev":"2"}],"omitted":[{"id":"i18n.room-1.fr","reason":"permission"}]}'
    const client = await clientOf({ body })
    const changes = ['i18n.room-1.fr', 'room-2'].map(
      (id) => ({ kind: 'document', id, operation: 'update' }) as const,
    )
    const read = await readChangedDocuments(client, changes, (id) => (id === 'room-2' ? '1' : undefined))
    expect([...read].map(([id, document]) => [id, document?._rev])).toEqual([
      ['i18n.room-1.fr', undefined],
      ['room-2', '2'],
    ])
  })

  it('one on the site that it may not show any more is left as it is, and holds up no edit beside it', async () => {
    const body =
      '{"documents":[{"_id":"room-2","_type":"room","_rev":"2"}],"omitted":[{"id":"room-1","reason":"permission"}]}'
    const changes = ['room-1', 'room-2'].map((id) => ({ kind: 'document', id, operation: 'update' }) as const)
    const read = await readChangedDocuments(await clientOf({ body }), changes, () => '1')
    expect([...read].map(([id, document]) => [id, document?._rev])).toEqual([['room-2', '2']])
    const alone = await clientOf({
      body: '{"documents":[],"omitted":[{"id":"room-1","reason":"permission"}]}',
    })
    expect(await readChangedDocuments(alone, asked, () => '1', true)).toEqual(new Map())
  })

  it('the word that a document does not exist is believed', async () => {
    const body = '{"documents":[],"omitted":[{"id":"room-1","reason":"existence"}]}'
    expect(await readOne(await clientOf({ body }))).toEqual(new Map([['room-1', undefined]]))
  })
})
