import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostBatches, notePassages } from '../queue/testing/most-batches'
import { createRecorder, isEmpty, until } from '../queue/testing/recorder'
import {
  embeddedTestStore,
  prepareTemplate,
  type RedisServer,
  redisTestStore,
  removeTemplate,
  startRedis,
  type TestStore,
} from '../queue/testing/stores'
import { parseSettings } from '../settings/settings'
import { createWorkerApp } from './app'
import { sendDeliveries } from './testing/send'

const settings = parseSettings({})
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
  redis: async () => redisTestStore(redis, 'burst'),
  embedded: embeddedTestStore,
}

describe.each(Object.entries(stores))(
  '1,000 signed webhooks in one second on the %s store',
  (_, makeStore) => {
    it('are all answered 202, and make at most 3 batches with the last edit in them (fault 6)', {
      timeout: 60_000,
    }, async () => {
      const store = await makeStore()
      const limits = { quietMs: 150, longestWaitMs: 2_000 }
      const queue = await store.open(limits)
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      let passages = notePassages()
      const app = await createWorkerApp({
        settings,
        log: pino({ level: 'silent' }),
        accept: (change, key) => passages.note(() => queue.accept(change, key)),
      })
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      await sendDeliveries(address, settings.content.webhookSecret, 50, 500)
      await until(() => isEmpty(queue))
      const batchesBefore = recorder.batches.length
      passages = notePassages()
      const distribution = await sendDeliveries(address, settings.content.webhookSecret, 1_000, 1_000)
      await until(() => isEmpty(queue), 15_000)
      expect(distribution.statuses).toEqual({ 202: 1_000 })
      // The figure itself belongs to bench/webhooks.ts; a machine that is busy with other tests is slower.
      expect(distribution.wholeMs).toBeLessThan(15_000)
      const batches = recorder.batches.slice(batchesBefore)
      // Three at most when the machine keeps up; a busy one pauses for longer than the quiet time.
      expect(batches.length).toBeLessThanOrEqual(mostBatches(passages.all, { limits }))
      expect(passages.all).toHaveLength(1_000)
      expect(new Set(batches.flat()).size).toBe(1_000)
      expect(batches.at(-1)).toContain('doc-999')
      await app.close()
      await queue.close()
      await store.close()
    })
  },
)
