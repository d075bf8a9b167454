import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeQueue } from '../queue/change-queue'
import { openQueue } from '../queue/open-queue'
import { edit } from '../queue/testing/recorder'
import {
  embeddedTestStore,
  prepareTemplate,
  quick,
  type RedisServer,
  redisTestStore,
  removeTemplate,
  startRedis,
  type TestStore,
} from '../queue/testing/stores'
import { freePort } from '../streams/testing/free-port'
import { boardRoutes } from './board'
import { createDayHistory } from './day-history'
import { operationsRoutes } from './routes'
import { exampleOverview } from './testing/example'
import { noOneLeft } from './testing/no-one-left'

const token = 'a-token-of-operators'
const headers = { authorization: `Bearer ${token}` }
let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
  await prepareTemplate()
}, 90_000)
afterAll(async () => {
  await redis.stop()
  await removeTemplate()
})

const stores: Record<string, () => Promise<TestStore>> = {
  redis: async () => redisTestStore(redis, 'board'),
  embedded: embeddedTestStore,
}

describe.each(Object.entries(stores))(
  'bull-board beside the operations page, on the %s store',
  (_, makeStore) => {
    let store: TestStore
    let queue: ChangeQueue
    let app: FastifyInstance

    const open = async () => {
      store = await makeStore()
      queue = await store.open()
      app = Fastify()
      await app.register(operationsRoutes, {
        ended: noOneLeft(),
        settings: { operationsToken: token, siteUrl: 'https://hotel.example', timeZone: 'Europe/Zurich' },
        overview: exampleOverview(),
        actions: {
          regenerateAll: async () => undefined,
          reconcile: async () => undefined,
          readEvents: async () => undefined,
          acceptEvents: async () => undefined,
          retry: async () => undefined,
          rollback: async () => undefined,
          unpin: async () => undefined,
          override: async () => undefined,
        },
        metrics: async () => ({ type: 'text/plain', text: '' }),
        history: createDayHistory(),
        queues: queue.queues,
      })
    }
    afterEach(async () => {
      await app.close()
      await queue.close()
      await store.close()
    })

    it('shows every change that waits, only to operators, and lets nobody change a job', async () => {
      await open()
      await queue.acceptWhole('t1', [{ change: edit('room-arven'), key: 'k1' }, { change: edit('room-see') }])
      const url = '/operations/queue/api/queues?activeQueue=inbox&status=waiting&page=1&jobsPerPage=10'
      const { queues } = (await app.inject({ url, headers })).json()
      const inbox = queues.find(({ name }: { name: string }) => name === 'inbox')
      expect(inbox.counts.waiting).toBe(2)
      const documents = inbox.jobs.map(
        (job: { data: { accepted: { change: { id: string } } } }) => job.data.accepted.change.id,
      )
      expect(documents.sort()).toEqual(['room-arven', 'room-see'])
      for (const path of [
        '/operations/queue',
        '/operations/queue/',
        url,
        '/operations/queue/static/images/logo.svg',
      ])
        expect((await app.inject({ url: path })).statusCode, path).toBe(401)
      const id = encodeURIComponent(inbox.jobs[0].id)
      const written = await app.inject({
        method: 'PUT',
        url: `/operations/queue/api/queues/inbox/${id}/clean`,
        headers,
      })
      expect(written.statusCode).toBe(405)
      expect((await queue.waiting()).count).toBe(2)
    })

    it('runs no script but its own files, and asks nobody else for one', async () => {
      await open()
      const page = await app.inject({ url: '/operations/queue/', headers })
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
      expect(page.body).not.toMatch(/(?:href|src)="(?:https?:)?\/\//)
      const scripts = [...page.body.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, address]) => address)
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts)
        expect((await app.inject({ url: `/operations/queue/${script}`, headers })).statusCode).toBe(200)
    })
  },
)

it('says that the store of the queue is away where it never was there, instead of waiting for it', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const redisUrl = `redis://127.0.0.1:${await freePort()}`
  const queue = await openQueue({ redisUrl, dataDir: '', site: 'away', log, ...quick })
  const app = Fastify()
  await boardRoutes(app, queue.queues, () => queue.healthy())
  const url = '/operations/queue/api/queues?activeQueue=inbox'
  expect((await app.inject({ url })).statusCode).toBe(503)
  expect((await app.inject({ url: '/operations/queue/' })).statusCode).toBe(200)
  await app.close()
  await queue.close()
}, 30_000)
