import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { getAllDocuments } from 'gatsby-source-sanity/lib/util/getAllDocuments'
import { beforeEach, describe, expect, it } from 'vitest'
import { lakeForTest, type TestLake, tokens } from '../../../sandbox/content-lake/test-support/lake-for-tests'
import { ContentUnavailable } from '../../changes/errors'
import { listening } from '../../testing/listening'
import { contentClient, missesTooMuch, readChangedDocuments, readRevisions, readSdl } from './content-reader'

interface Service {
  lake: TestLake
  /** As the product asks it, with little patience. */
  client: SanityClient
  inflict(kind: string, times: number, more?: object): Promise<unknown>
}

async function startService(requestLimit = 10_000): Promise<Service> {
  const lake = await lakeForTest()
  const rooms = Array.from({ length: 10 }, (_, index) => ({
    create: { _id: `room-${index}`, _type: 'room', title: `Zimmer ${index}` },
  }))
  await lake.client.mutate(rooms)
  const client = contentClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: lake.url,
    token: tokens.read,
    requestLimit,
  })
  const inflict = (kind: string, times: number, more: object = {}) =>
    fetch(`${lake.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ kind, times, ...more }) })
  return { lake, client, inflict }
}

let lake: TestLake
let client: SanityClient
let inflict: Service['inflict']

beforeEach(async () => {
  const service = await startService()
  lake = service.lake
  client = service.client
  inflict = service.inflict
})

const change = (id: string, revision?: string) =>
  ({ kind: 'document', id, operation: 'update', revision }) as const
const never = () => undefined

describe('the content service', () => {
  it('that fails in any way that may pass is asked again, and not more than three times (fault 18)', async () => {
    const kinds = ['status-500', 'status-429', 'status-408', 'reset', 'silence']
    const services = await Promise.all(
      kinds.map(async (kind) => ({ kind, ...(await startService(kind === 'silence' ? 2_000 : 10_000)) })),
    )
    // At once, because each of them waits before it asks again.
    const asked = services.map(async ({ kind, lake, client, inflict }) => {
      await inflict(kind, 2)
      const read = await readChangedDocuments(client, [change('room-1')], never)
      expect(read.get('room-1')?.title, kind).toBe('Zimmer 1')
      await inflict(kind, 99)
      const refused = readChangedDocuments(client, [change('room-1')], never)
      await expect(refused, kind).rejects.toThrow(ContentUnavailable)
      await fetch(`${lake.url}/sandbox/faults`, { method: 'DELETE' })
      expect((await readRevisions(client)).size, kind).toBe(10)
    })
    await Promise.all(asked)
  })

  it('that refuses for good is not asked again (fault 18)', async () => {
    const refusals: number[] = []
    const service = createServer(async ({ url, headers: { authorization = '' } }, response) => {
      const answer = await fetch(`${lake.url}${url}`, { headers: { authorization } })
      refusals.push(answer.status)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    const stranger = contentClient({
      projectId: 'edelgrat',
      dataset: 'production',
      apiHost: await listening(service),
      token: 'wrong',
    })
    await expect(readRevisions(stranger)).rejects.toThrow(ContentUnavailable)
    expect(refusals).toEqual([401])
  })

  it('whose description cannot be read makes a reconcile wait (fault 18)', async () => {
    await inflict('status-500', 3, { endpoints: ['graphql'] })
    await expect(readSdl(client, 'production', 'default')).rejects.toThrow(ContentUnavailable)
  })

  it('that finds nothing, or misses three documents in ten, is not believed (fault 19)', async () => {
    const built = await readRevisions(client)
    const goneOf = (there: ReadonlyMap<string, string>) =>
      [...built.keys()].filter((id) => !there.has(id)).length
    await inflict('empty-result', 1)
    expect(missesTooMuch(built.size, goneOf(await readRevisions(client)))).toBe(true)
    await inflict('missing-documents', 1)
    expect(missesTooMuch(built.size, goneOf(await readRevisions(client)))).toBe(true)
    await lake.client.delete('room-1')
    expect(missesTooMuch(built.size, goneOf(await readRevisions(client)))).toBe(false)
  })

  it('whose export ends in an error fails the build, and what is missing of one that breaks off is found again (fault 19)', async () => {
    const readAll = async () => {
      const address = `${lake.url}/v1/data/export/production`
      const stream = await getAllDocuments(address, tokens.read)
      const ids: unknown[] = []
      const take = new Writable({
        objectMode: true,
        write: ({ _id }, _, done) => done(void ids.push(_id)),
      })
      return new Promise<unknown[]>((resolve, reject) => {
        stream
          .once('error', reject)
          .pipe(take)
          .once('finish', () => resolve(ids))
      })
    }
    expect(await readAll()).toHaveLength(10)
    await inflict('export-error', 1)
    await expect(readAll()).rejects.toThrow()
    // The plugin takes one that breaks off between two lines for a whole one: after each build the revisions are compared.
    await inflict('truncated-export', 1)
    const half = await readAll()
    expect(half.length).toBeLessThan(10)
    expect((await readRevisions(client)).size).toBe(10)
  })

  it('that answers with an older revision than the webhook named is read again (fault 20)', async () => {
    const before = await lake.client.getDocument('room-1')
    const { _rev } = await lake.client.patch('room-1').set({ title: 'Neu' }).commit()
    await inflict('stale-read', 2)
    const read = await readChangedDocuments(client, [change('room-1', _rev)], () => before?._rev)
    expect(read.get('room-1')).toMatchObject({ _rev, title: 'Neu' })
  })
})
