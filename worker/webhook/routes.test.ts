import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { StoreUnavailable } from '../changes/errors'
import { parseSettings } from '../settings/settings'
import { createWorkerApp } from './app'
import { wrongDeliveries } from './routes'
import { signDelivery } from './testing/sign-delivery'

const settings = parseSettings({})
const secret = settings.content.webhookSecret
const noon = Date.UTC(2026, 5, 15, 12)
const edited = JSON.stringify({ _id: 'room-arven', _type: 'room', _rev: 'r2', operation: 'update' })

let app: FastifyInstance
let accepted: { change: Change; key: string }[]
let storeWorks: boolean
let now: number

beforeEach(async () => {
  accepted = []
  storeWorks = true
  now = noon
  app = await createWorkerApp({
    settings,
    log: pino({ level: 'silent' }),
    now: () => now,
    async accept(change, key) {
      if (!storeWorks) throw new StoreUnavailable('READONLY')
      const duplicate = accepted.some((one) => one.key === key)
      if (!duplicate) accepted.push({ change, key })
      return { id: 'c1', duplicate }
    },
  })
})
afterEach(() => app.close())

type Headers = Record<string, string | string[]>

function deliver(body: string | Buffer = edited, headers: Headers = {}) {
  const signature = signDelivery(body.toString(), secret, noon)
  return app.inject({
    method: 'POST',
    url: '/webhooks/content',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature, ...headers },
    body,
  })
}

describe('POST /webhooks/content', () => {
  it('stores a signed change and answers 202', async () => {
    const response = await deliver()
    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({ id: 'c1', duplicate: false })
    const change = { kind: 'document', id: 'room-arven', type: 'room', revision: 'r2', operation: 'update' }
    expect(accepted.map((one) => one.change)).toEqual([{ ...change, transaction: 'r2' }])
  })

  it('names the transaction, and knows each revision of a document once, whoever told of it before', async () => {
    await deliver(edited, { 'sanity-transaction-id': 't7' })
    const removed = JSON.stringify({ _id: 'room-arven', _type: 'room', _rev: 'r2', operation: 'delete' })
    await deliver(removed, { 'sanity-transaction-id': 't8' })
    await deliver(JSON.stringify({ _id: 'room-see', _type: 'room' }), { 'sanity-transaction-id': '<no id>' })
    expect(accepted.map(({ change, key }) => [key, 'transaction' in change && change.transaction])).toEqual([
      ['document:room-arven:r2', 't7'],
      ['document:room-arven:r2:deleted', 't8'],
      [expect.stringMatching(/^webhook:/), undefined],
    ])
  })

  it('answers 401 to a missing, wrong or doubled signature and to a re-serialised body, and stores nothing (fault 1)', async () => {
    const good = signDelivery(edited, secret, noon)
    const refused = await Promise.all([
      deliver(edited, { 'sanity-webhook-signature': '' }),
      deliver(edited, { 'sanity-webhook-signature': signDelivery(edited, 'another-secret-of-16', noon) }),
      deliver(edited, { 'sanity-webhook-signature': good.slice(0, -2) }),
      deliver(edited, { 'sanity-webhook-signature': `${good}, ${good}` }),
      deliver(edited, { 'sanity-webhook-signature': good.replace(/^t=\d+/, `t=${noon + 1}`) }),
      deliver(JSON.stringify(JSON.parse(edited), null, 1), { 'sanity-webhook-signature': good }),
    ])
    expect(refused.map((response) => response.statusCode)).toEqual([401, 401, 401, 401, 401, 401])
    expect(accepted).toEqual([])
  })

  it('takes one signed body under another idempotency key as the same delivery (fault 2)', async () => {
    await deliver(edited, { 'idempotency-key': 'one' })
    const again = await deliver(edited, { 'idempotency-key': 'two' })
    expect(again.statusCode).toBe(202)
    expect(again.json()).toMatchObject({ duplicate: true })
    expect(accepted).toHaveLength(1)
  })

  it('has no second effect after a minute, and refuses after 40 minutes and a day; a first try within 40 minutes counts (fault 3)', async () => {
    await deliver()
    now = noon + 60_000
    expect((await deliver()).json()).toMatchObject({ duplicate: true })
    now = noon + 40 * 60_000 + 1
    expect((await deliver()).statusCode).toBe(401)
    now = noon + 24 * 3_600_000
    expect((await deliver()).statusCode).toBe(401)
    now = noon + 39 * 60_000
    expect((await deliver(edited.replace('r2', 'r3'))).json()).toMatchObject({ duplicate: false })
    now = noon - 6 * 60_000
    expect((await deliver(edited.replace('r2', 'r4'))).statusCode).toBe(401)
    expect(accepted).toHaveLength(2)
  })

  it('answers 413 to a body of 11 MB and 415 to a gzip bomb, unread (fault 4)', async () => {
    const large = await deliver(JSON.stringify({ _id: 'a', text: 'x'.repeat(11 * 1024 * 1024) }))
    expect(large.statusCode).toBe(413)
    const bomb = await deliver(gzipSync(Buffer.alloc(1024 * 1024)), { 'content-encoding': 'gzip' })
    expect(bomb.statusCode).toBe(415)
    expect((await deliver(edited, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect(accepted).toEqual([])
  })

  it('answers 400 to deep JSON, broken JSON, an empty body, bad UTF-8 and a missing or impossible id (fault 4)', async () => {
    const badText = Buffer.concat([Buffer.from('{"_id":"a'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const bodies = [
      `{"_id":"a","x":${'['.repeat(40)}${']'.repeat(40)}}`,
      '{"_id":',
      '',
      '{"title":"no id"}',
      '{"_id":"../../etc/passwd"}',
      `{"_id":"${'x'.repeat(129)}"}`,
      'null',
    ]
    for (const body of bodies) expect((await deliver(body)).statusCode, body.slice(0, 40)).toBe(400)
    const { createHmac } = await import('node:crypto')
    const mac = createHmac('sha256', secret).update(`${noon}.`).update(badText).digest('base64url')
    expect((await deliver(badText, { 'sanity-webhook-signature': `t=${noon},v1=${mac}` })).statusCode).toBe(
      400,
    )
    expect(accepted).toEqual([])
  })

  it('acknowledges and ignores drafts, release versions and unknown types (fault 4)', async () => {
    for (const fields of [
      { _id: 'drafts.room-arven' },
      { _id: 'versions.r1.room-arven' },
      { _id: 'x', _type: 'recipe' },
    ]) {
      const response = await deliver(JSON.stringify(fields))
      expect(response.statusCode).toBe(202)
      expect(response.json()).toHaveProperty('ignored')
    }
    expect(accepted).toEqual([])
  })

  it('refuses deliveries of another project or dataset, named in the body or in a header', async () => {
    expect((await deliver(edited, { 'sanity-dataset': 'staging' })).statusCode).toBe(403)
    expect((await deliver(edited, { 'sanity-project-id': 'other' })).statusCode).toBe(403)
    expect((await deliver(JSON.stringify({ _id: 'a', projectId: 'other' }))).statusCode).toBe(403)
    expect(
      (await deliver(edited, { 'sanity-project-id': 'edelgrat', 'sanity-dataset': 'production' })).statusCode,
    ).toBe(202)
  })

  it('answers 503 before anything is acknowledged when the store fails, and takes the next delivery (fault 8)', async () => {
    storeWorks = false
    const failed = await deliver()
    expect(failed.statusCode).toBe(503)
    expect(failed.headers['retry-after']).toBe('5')
    storeWorks = true
    expect((await deliver()).json()).toMatchObject({ duplicate: false })
  })

  it('lets signed deliveries pass however many there are, and in the middle of a flood of unsigned ones', async () => {
    const bodies = Array.from({ length: 1_000 }, (_, index) => JSON.stringify({ _id: `doc-${index}` }))
    const flood = Array.from({ length: 5_500 }, () =>
      app.inject({ method: 'POST', url: '/webhooks/content', payload: edited }),
    )
    const answers = await Promise.all(bodies.map((body) => deliver(body)))
    expect(answers.filter((answer) => answer.statusCode !== 202)).toEqual([])
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(wrongDeliveries.max)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5_500 - wrongDeliveries.max)
    expect((await deliver(JSON.stringify({ _id: 'after' }))).statusCode).toBe(202)
  })
})
