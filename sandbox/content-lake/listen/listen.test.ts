import type { ListenEvent, SanityClient } from '@sanity/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clientFor, lakeForTest, temporaryFolder, tokens } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'

type Seen = ListenEvent<Record<string, unknown>>
type Options = Parameters<SanityClient['listen']>[2]

/** Listens with the real client, and is ready once the service has said welcome. */
async function listen(client: SanityClient, query: string, options: Options = {}) {
  const seen: Seen[] = []
  const failures: unknown[] = []
  const subscription = client
    .listen(query, {}, { events: ['welcome', 'mutation', 'reconnect'], ...options })
    .subscribe({ next: (event) => seen.push(event as Seen), error: (error: unknown) => failures.push(error) })
  onTestFinished(() => subscription.unsubscribe())
  await waitFor(() => failures.length > 0 || seen.some(({ type }) => type === 'welcome'), 'welcome')
  const mutations = () => seen.flatMap((event) => (event.type === 'mutation' ? [event] : []))
  return { seen, failures, mutations }
}

describe('listening through the real client', () => {
  test('each change that matches is told, with its result and both revisions', async () => {
    const { client } = await lakeForTest()
    const { mutations } = await listen(client, '*[_type == "room"]')
    const created = await client.create({ _id: 'room', _type: 'room', title: 'a' })
    await client.create({ _id: 'page', _type: 'page' })
    const patched = await client.patch('room').set({ title: 'b' }).commit()
    await client.delete('room')
    const events = await waitFor(() => mutations().length >= 3 && mutations(), 'three events')
    expect(events.map(({ transition, documentId }) => [transition, documentId])).toEqual([
      ['appear', 'room'],
      ['update', 'room'],
      ['disappear', 'room'],
    ])
    expect(events[1]).toMatchObject({
      transactionId: patched._rev,
      previousRev: created._rev,
      resultRev: patched._rev,
      result: { title: 'b' },
      mutations: [{ patch: { id: 'room', set: { title: 'b' } } }],
      identity: 'sandbox-editor',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 0,
    })
    expect(events[2]).toMatchObject({ previousRev: patched._rev, resultRev: expect.any(String) })
    expect(events[2]).not.toHaveProperty('result')
  })

  test('a listener for one document hears of no other', async () => {
    const { client } = await lakeForTest()
    const { mutations } = await listen(client, '*[_id == "room"]')
    await client
      .transaction()
      .create({ _id: 'other', _type: 'room' })
      .create({ _id: 'room', _type: 'room' })
      .commit()
    const events = await waitFor(() => mutations().length > 0 && mutations(), 'an event')
    expect(events.map(({ documentId }) => documentId)).toEqual(['room'])
  })

  test('drafts are told to those who ask for all versions, and never without a token', async () => {
    const { client, anonymous } = await lakeForTest()
    const all = await listen(client, '*', { includeAllVersions: true })
    const published = await listen(client, '*')
    const stranger = await listen(anonymous, '*', { includeAllVersions: true })
    await client.create({ _id: 'drafts.room', _type: 'room' })
    await client.create({ _id: 'room', _type: 'room' })
    for (const [listener, expected] of [
      [all, ['drafts.room', 'room']],
      [published, ['room']],
      [stranger, ['room']],
    ] as const) {
      await waitFor(() => listener.mutations().length === expected.length, 'its events')
      expect(listener.mutations().map(({ documentId }) => documentId)).toEqual(expected)
    }
  })

  test('a bad query ends the stream with an error instead of silence', async () => {
    const { client } = await lakeForTest()
    const { failures } = await listen(client, '*[_type == ')
    expect(failures).toMatchObject([{ status: 400 }])
  })

  test('the client comes back by itself when the service was gone', async () => {
    const dataFolder = temporaryFolder()
    const first = await lakeForTest({ dataFolder })
    const { seen, mutations } = await listen(first.client, '*')
    await first.close()
    const second = await lakeForTest({ dataFolder, port: first.port })
    await waitFor(() => seen.filter(({ type }) => type === 'welcome').length === 2, 'the second welcome')
    await clientFor(second.url, tokens.write).create({ _id: 'room', _type: 'room' })
    await waitFor(() => mutations().length > 0, 'an event after the restart')
  })

  test('a stream that resumes gets what it missed, and is told when that is not known any more', async () => {
    const { client, url } = await lakeForTest()
    await client.transaction().create({ _id: 'a', _type: 'page' }).transactionId('first').commit()
    await client.transaction().create({ _id: 'b', _type: 'page' }).transactionId('second').commit()
    const address = `${url}/v2026-01-01/data/listen/production?query=*&enableResume=true`
    const resumed = await firstText(address, 'first#a')
    expect(resumed).toContain('event: welcomeback')
    expect(resumed).toContain('id: second#b')
    expect(await firstText(address, 'unknown#a')).toContain('event: reset')
  })
})

/** The first events of an event stream that resumes after another one. */
async function firstText(address: string, lastEventId: string): Promise<string> {
  const stop = new AbortController()
  const response = await fetch(address, { headers: { 'last-event-id': lastEventId }, signal: stop.signal })
  const reader = response.body?.getReader()
  let text = ''
  while (reader && !/event: (mutation|reset)/.test(text)) {
    text += new TextDecoder().decode((await reader.read()).value)
  }
  stop.abort()
  return text
}
