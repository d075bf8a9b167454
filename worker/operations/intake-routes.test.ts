import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { createIntakeMetrics, intakeRoutes } from './intake-routes'

const token = 'a-token-of-operators'
const begin = Date.parse('2026-06-14T12:32:19.000Z')
let app: FastifyInstance
let now: number
let waiting: { count: number; oldestAcceptedAt: number | undefined }
let storeAnswers: boolean

beforeEach(async () => {
  now = begin
  waiting = { count: 0, oldestAcceptedAt: undefined }
  storeAnswers = true
  const inbox = {
    healthy: async () => storeAnswers,
    waiting: async () => (storeAnswers ? waiting : Promise.reject(new Error('no answer'))),
  }
  const metrics = createIntakeMetrics(inbox, () => now)
  metrics.countAccepted('document', false)
  metrics.countAccepted('document', true)
  app = Fastify()
  const settings = { operationsToken: token, trustedProxies: [] }
  await app.register(intakeRoutes, { inbox, metrics, settings, now: () => now })
  onTestFinished(() => app.close())
})

const ask = (url: string, authorization?: string, from = '203.0.113.9') =>
  app.inject({
    url,
    headers: { 'x-forwarded-for': from, ...(authorization === undefined ? {} : { authorization }) },
  })
const valuesOf = async () => {
  const { body } = await ask('/metrics', `Bearer ${token}`)
  return Object.fromEntries(
    [...body.matchAll(/^(site_\S+) (\S+)$/gm)].map(([, name, value]) => [name, value]),
  )
}

it('is healthy while it answers, and ready while the store of the queue does', async () => {
  expect((await ask('/ready')).json()).toEqual({ status: 'ready', role: 'intake', missing: [] })
  storeAnswers = false
  const [health, ready] = [await ask('/health'), await ask('/ready')]
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'not ready', role: 'intake', missing: ['store of the queue'] },
  ])
  expect([health, ready].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
})

it('tells Prometheus what it accepted, what waits and that it leads nothing', async () => {
  waiting = { count: 2, oldestAcceptedAt: begin - 4_000 }
  expect(await valuesOf()).toEqual({
    'site_changes_accepted_total{kind="document",duplicate="false"}': '1',
    'site_changes_accepted_total{kind="document",duplicate="true"}': '1',
    site_queue_waiting: '2',
    site_queue_oldest_seconds: '4',
    site_queue_reachable: '1',
    site_leads: '0',
    'site_worker_role{role="intake"}': '1',
  })
  waiting = { count: 0, oldestAcceptedAt: undefined }
  expect(await valuesOf()).toMatchObject({ site_queue_waiting: '0', site_queue_oldest_seconds: '0' })
})

it('says of a queue that does not answer that nobody knows what waits there', async () => {
  storeAnswers = false
  expect(await valuesOf()).toMatchObject({
    site_queue_waiting: 'Nan',
    site_queue_oldest_seconds: 'Nan',
    site_queue_reachable: '0',
  })
})

it.each([undefined, '', 'Basic eDp5', 'Bearer ', 'Bearer wrong', `Bearer ${token} `, token])(
  'tells Prometheus nothing by an Authorization of %j',
  async (authorization) => {
    const answer = await ask('/metrics', authorization)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'operations.not-signed-in'])
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

it('counts wrong tokens by network, and neither a right one nor none at all', async () => {
  const statuses = async (authorization: string | undefined, times: number) => {
    const answers = []
    for (let each = 0; each < times; each += 1) answers.push(await ask('/metrics', authorization))
    return answers.map(({ statusCode }) => statusCode)
  }
  expect(await statuses(`Bearer ${token}`, 20)).toEqual(Array(20).fill(200))
  expect(await statuses(undefined, 20)).toEqual(Array(20).fill(401))
  expect(await statuses('Bearer guess', 12)).toEqual([...Array(10).fill(401), 429, 429])
  const refused = await ask('/metrics', `Bearer ${token}`, '203.0.113.10')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('operations.too-often')
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
  expect((await ask('/metrics', `Bearer ${token}`, '198.51.100.1')).statusCode).toBe(200)
  now += 60_000
  expect((await ask('/metrics', `Bearer ${token}`)).statusCode).toBe(200)
})
