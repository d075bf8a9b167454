import { createClient } from '@sanity/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clientFor, lakeForTest, tokens } from '../../sandbox/content-lake/test-support/lake-for-tests'
import type { DocumentChange } from '../changes/change'
import { StoreUnavailable } from '../changes/errors'
import { until } from '../queue/testing/recorder'
import { type ListenerOptions, listenToContent } from './listener'
import { startEventStream } from './testing/event-stream'

interface Taken {
  transaction: string
  changes: readonly DocumentChange[]
}

/** A listener with everything that it told: whole transactions, gaps, warnings. */
function listenFor(client: ListenerOptions['client'], options: Partial<ListenerOptions> = {}) {
  const taken: Taken[] = []
  const warnings: string[] = []
  let gaps = 0
  const listener = listenToContent({
    client,
    accept: async (transaction, changes) => void taken.push({ transaction, changes }),
    closeGap: () => {
      gaps += 1
    },
    log: { info: () => undefined, warn: (_, text) => void warnings.push(text) },
    quietMs: 60_000,
    pauses: [10, 20],
    ...options,
  })
  onTestFinished(() => listener.stop())
  return { listener, taken, warnings, gaps: () => gaps }
}

async function streamForTest() {
  const stream = await startEventStream()
  onTestFinished(() => stream.close())
  const client = createClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: stream.url,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    token: 'read',
  })
  return { stream, client }
}

const event = (documentId: string, transactionId: string, total = 1, more: object = {}) => ({
  documentId,
  transactionId,
  transition: 'update',
  previousRev: 'before',
  resultRev: transactionId,
  transactionTotalEvents: total,
  transactionCurrentEvent: 0,
  ...more,
})

describe('a listener of the content service', () => {
  test('tells every transaction once, with all that it published, created and removed, and no draft', async () => {
    const { client, url } = await lakeForTest()
    await client.create({ _id: 'room-old', _type: 'room' })
    const { listener, taken, gaps } = listenFor(clientFor(url, tokens.read))
    await until(() => listener.isConnected)
    const created = await client.create({ _id: 'room-arven', _type: 'room' })
    const result = await client
      .transaction()
      .create({ _id: 'page-new', _type: 'page' })
      .createOrReplace({ _id: 'drafts.page-new', _type: 'page' })
      .patch('room-arven', { set: { title: 'Arvenzimmer' } })
      .delete('room-old')
      .create({ _id: 'note', _type: 'somethingElse' })
      .commit({ transactionId: 'together' })
    expect(result.transactionId).toBe('together')
    await until(() => taken.length === 2)
    expect(taken[0]).toEqual({
      transaction: created._rev,
      changes: [
        {
          kind: 'document',
          id: 'room-arven',
          operation: 'create',
          revision: created._rev,
          transaction: created._rev,
        },
      ],
    })
    const together = taken[1]?.changes.map(({ id, operation, revision }) => ({ id, operation, revision }))
    expect(together).toEqual(
      expect.arrayContaining([
        { id: 'page-new', operation: 'create', revision: 'together' },
        { id: 'room-arven', operation: 'update', revision: 'together' },
        { id: 'room-old', operation: 'delete', revision: expect.not.stringContaining('together') },
      ]),
    )
    expect(together).toHaveLength(3)
    expect(gaps()).toBe(1)
  })

  test('comes back by itself when the service was gone, and has the gap closed', async () => {
    const first = await lakeForTest()
    const { listener, taken, gaps } = listenFor(clientFor(first.url, tokens.read))
    await until(() => listener.isConnected)
    await first.close()
    await until(() => !listener.isConnected)
    const second = await lakeForTest({ dataFolder: first.dataFolder, port: first.port })
    await until(() => listener.isConnected, 15_000)
    expect(gaps()).toBe(2)
    await second.client.create({ _id: 'room-arven', _type: 'room' })
    await until(() => taken.length === 1)
  })

  test('waits for the rest of a transaction in any order, and for the quiet time at most', async () => {
    const { stream, client } = await streamForTest()
    const { listener, taken } = listenFor(client, { quietMs: 50 })
    await until(() => listener.isConnected)
    stream.send('mutation', event('c', 'whole', 2, { transactionCurrentEvent: 1 }))
    stream.send('mutation', event('a', 'half', 3))
    stream.send('mutation', event('b', 'half', 3))
    stream.send('mutation', event('d', 'whole', 2))
    await until(() => taken.length === 2)
    expect(taken.map(({ transaction, changes }) => [transaction, ...changes.map(({ id }) => id)])).toEqual([
      ['whole', 'c', 'd'],
      ['half', 'a', 'b'],
    ])
  })

  test('goes on over events that it does not understand and a store that takes nothing', async () => {
    const { stream, client } = await streamForTest()
    const taken: string[] = []
    const { listener, warnings } = listenFor(client, {
      async accept(transaction) {
        if (transaction === 'refused') throw new StoreUnavailable('READONLY')
        taken.push(transaction)
      },
    })
    await until(() => listener.isConnected)
    stream.send('mutation', { documentId: 7 })
    stream.send('mutation', event('../etc', 'traversal'))
    stream.send('mutation', event('drafts.room', 'draft'))
    stream.send('mutation', event('room', 'refused'))
    stream.send('mutation', event('room', 'counted wrongly', -3))
    await until(() => taken.length === 1)
    expect(taken).toEqual(['counted wrongly'])
    expect(warnings).toEqual([
      expect.stringContaining('not understood'),
      expect.stringContaining('its webhooks bring it'),
    ])
  })

  test('is told where it went on, and asks what happened where that is not known', async () => {
    const { stream, client } = await streamForTest()
    const { listener, gaps } = listenFor(client)
    await until(() => listener.isConnected && gaps() === 1)
    stream.send('welcomeback', { listenerName: 'test' })
    stream.send('reset', {})
    await until(() => gaps() === 2)
    expect(listener.isConnected).toBe(true)
  })

  test('is refused, and tries again for as long as it takes', async () => {
    const { stream, client } = await streamForTest()
    stream.answer(401)
    const { listener, warnings } = listenFor(client)
    await until(() => stream.connections() >= 4)
    expect(listener.isConnected).toBe(false)
    expect(warnings[0]).toContain('webhooks and comparisons go on')
    stream.answer(200)
    await until(() => listener.isConnected)
  })

  test('opens a line anew that does not tell what a webhook told, and only such a line', async () => {
    const { stream, client } = await streamForTest()
    const { listener, taken, warnings, gaps } = listenFor(client, { deafAfterMs: 30 })
    await until(() => listener.isConnected)
    stream.send('mutation', event('room', 'heard'))
    await until(() => taken.length === 1)
    listener.expect('heard')
    listener.expect('heard in time')
    stream.send('mutation', event('room', 'heard in time'))
    listener.expect('not heard')
    await until(() => stream.connections() === 2 && listener.isConnected)
    expect(warnings).toEqual([expect.stringContaining('did not hear')])
    expect(gaps()).toBe(2)
  })
})
