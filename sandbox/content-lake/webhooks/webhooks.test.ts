import { isValidSignature } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { lakeForTest } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'
import { type Receiver, receiveWebhooks } from '../test-support/webhook-receiver'
import type { LoggedDelivery } from './webhook-queue'

const secret = 'a secret for webhooks'
const room = { _id: 'room-arven', _type: 'room', title: 'Arve', url: { fullPath: '/zimmer/arve' } }
const quick = { timeout: 10_000, retryAfter: [5, 5] }

const lakeTelling = (receiver: Receiver, webhookTimes = quick) =>
  lakeForTest({ webhooks: [{ url: receiver.url, secret }], webhookTimes })

const arrived = (receiver: Receiver, count: number) =>
  waitFor(() => receiver.received.length >= count && receiver.received, `${count} webhooks`)

async function deliveries(url: string): Promise<LoggedDelivery[]> {
  const answer: { deliveries: LoggedDelivery[] } = await (await fetch(`${url}/sandbox/webhooks`)).json()
  return answer.deliveries
}

const settled = (url: string) =>
  waitFor(async () => {
    const log = await deliveries(url)
    return log.length > 0 && log.every(({ state }) => state !== 'waiting') && log
  }, 'every delivery to settle')

describe('webhooks', () => {
  test('each published change is told with a valid signature and the documented headers', async () => {
    const receiver = await receiveWebhooks()
    const { client } = await lakeTelling(receiver)
    const created = await client.create(room)
    const [webhook] = await arrived(receiver, 1)
    expect(JSON.parse(webhook?.body ?? '')).toEqual({
      _id: 'room-arven',
      _type: 'room',
      _rev: created._rev,
      operation: 'create',
      path: '/zimmer/arve',
    })
    expect(webhook?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'sanity-operation': 'create',
      'sanity-document-id': 'room-arven',
      'sanity-project-id': 'edelgrat',
      'sanity-dataset': 'production',
      'sanity-transaction-id': created._rev,
    })
    const signature = String(webhook?.headers['sanity-webhook-signature'])
    expect(await isValidSignature(webhook?.body ?? '', signature, secret)).toBe(true)
    expect(await isValidSignature(webhook?.body ?? '', signature, 'another secret')).toBe(false)
  })

  test('a webhook is told what its filter lets through, in the words of its projection', async () => {
    const receiver = await receiveWebhooks()
    const { client } = await lakeForTest({
      webhooks: [
        {
          url: receiver.url,
          secret,
          filter: '_type == "room" && delta::changedAny(title)',
          projection: '{"what": delta::operation(), title, "was": before().title}',
        },
      ],
      webhookTimes: quick,
    })
    await client.create({ _id: 'page', _type: 'page', title: 'Eine Seite' })
    await client.create(room)
    await client.patch('room-arven').set({ 'url.fullPath': '/zimmer/neu' }).commit()
    await client.patch('room-arven').set({ title: 'Arvenzimmer' }).commit()
    await client.delete('room-arven')
    const bodies = (await arrived(receiver, 3)).map(({ body }) => JSON.parse(body))
    expect(bodies).toEqual([
      { what: 'create', title: 'Arve', was: null },
      { what: 'update', title: 'Arvenzimmer', was: 'Arve' },
      { what: 'delete', title: 'Arvenzimmer', was: 'Arvenzimmer' },
    ])
  })

  test('an update and a deletion are told as what they are; a deletion still knows its path', async () => {
    const receiver = await receiveWebhooks()
    const { client } = await lakeTelling(receiver)
    await client.create(room)
    await client.patch('room-arven').set({ 'url.fullPath': '/zimmer/neu' }).commit()
    await client.delete('room-arven')
    const webhooks = await arrived(receiver, 3)
    expect(
      webhooks.map(({ body }) => JSON.parse(body)).map(({ operation, path }) => [operation, path]),
    ).toEqual([
      ['create', '/zimmer/arve'],
      ['update', '/zimmer/neu'],
      ['delete', '/zimmer/neu'],
    ])
  })

  test('drafts, versions and documents of the service are not told', async () => {
    const receiver = await receiveWebhooks()
    const { client } = await lakeTelling(receiver)
    await client
      .transaction()
      .create({ ...room, _id: 'drafts.room-arven' })
      .create({ ...room, _id: 'versions.r1.room-arven' })
      .create({ _id: '_.releases.r1', _type: 'system.release' })
      .create({ ...room, _id: 'room-last' })
      .commit()
    await arrived(receiver, 1)
    expect(receiver.received.map(({ headers }) => headers['sanity-document-id'])).toEqual(['room-last'])
  })

  test('requests come one at a time, in order', async () => {
    const receiver = await receiveWebhooks()
    const { client } = await lakeTelling(receiver)
    const batch = Array.from({ length: 30 }, (_, index) => ({
      create: { _id: `room-${index}`, _type: 'room' },
    }))
    await client.mutate(batch)
    const webhooks = await arrived(receiver, 30)
    expect(webhooks.map(({ headers }) => headers['sanity-document-id'])).toEqual(
      batch.map(({ create }) => create._id),
    )
    expect(receiver.mostAtOnce()).toBe(1)
  })

  test.each([500, 429])(
    'after %i two more attempts follow, under the same idempotency key',
    async (status) => {
      const receiver = await receiveWebhooks(() => status)
      const { client, url } = await lakeTelling(receiver)
      await client.create(room)
      const [delivery] = await settled(url)
      expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status }, { status }, { status }] })
      expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    },
  )

  test('a retry that succeeds ends it', async () => {
    const receiver = await receiveWebhooks((index) => (index === 0 ? 503 : 202))
    const { client, url } = await lakeTelling(receiver)
    await client.create(room)
    const [delivery] = await settled(url)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 503 }, { status: 202 }] })
  })

  test.each([400, 401, 413])('after %i there is no other attempt', async (status) => {
    const receiver = await receiveWebhooks(() => status)
    const { client, url } = await lakeTelling(receiver)
    await client.create(room)
    const [delivery] = await settled(url)
    expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status }] })
  })

  test('a delivery that waits for its retry does not hold up the next one', async () => {
    const receiver = await receiveWebhooks((index) => (index === 0 ? 500 : 202))
    const { client, url } = await lakeTelling(receiver, { timeout: 10_000, retryAfter: [600_000] })
    await client.create(room)
    await client.create({ ...room, _id: 'room-lark' })
    await arrived(receiver, 2)
    const states = await waitFor(async () => {
      const log = await deliveries(url)
      return log.every(({ attempts }) => attempts.length === 1) && log.map(({ state }) => state)
    }, 'both first attempts')
    expect(states).toEqual(['waiting', 'delivered'])
  })

  test('no answer within the time limit counts as a failed attempt', async () => {
    const receiver = await receiveWebhooks((index) => (index === 0 ? undefined : 202))
    const { client, url } = await lakeTelling(receiver, { timeout: 50, retryAfter: [5] })
    await client.create(room)
    const [delivery] = await settled(url)
    expect(delivery?.attempts).toMatchObject([
      { status: 0, error: expect.stringContaining('timeout') },
      { status: 202 },
    ])
  })

  test('nobody listening is retried and logged with the reason', async () => {
    const { client, url } = await lakeForTest({
      webhooks: [{ url: 'http://127.0.0.1:1/webhooks', secret }],
      webhookTimes: { timeout: 1000, retryAfter: [5] },
    })
    await client.create(room)
    const [delivery] = await settled(url)
    expect(delivery).toMatchObject({
      state: 'failed',
      attempts: [{ status: 0, error: expect.any(String) }, { status: 0 }],
    })
  })

  test('closing lets what is under way be delivered', async () => {
    const receiver = await receiveWebhooks()
    const { client, close } = await lakeTelling(receiver)
    await client.mutate(
      Array.from({ length: 20 }, (_, index) => ({ create: { _id: `room-${index}`, _type: 'room' } })),
    )
    await close()
    expect(receiver.received).toHaveLength(20)
  })
})
