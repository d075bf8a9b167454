import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RedisServer, startRedis } from '../../worker/queue/testing/stores'
import { reconcile } from '../support/receipts'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'

let redis: RedisServer
let site: QuickSite
beforeAll(async () => {
  redis = await startRedis()
  site = await startQuickSite('store-lost', { REDIS_URL: redis.url })
})
afterAll(async () => {
  await site?.stop()
  await redis?.stop()
})

const isHalted = (pid: number | undefined): boolean =>
  /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

describe.skipIf(process.platform !== 'linux')('Redis', () => {
  it('that is lost right after the first release of a start ends nothing: edits go live once it is back (fault 76)', async () => {
    await site.stopWorker()
    await site.outside.client.patch('room-arve').set({ title: 'Arve, vor dem Start' }).commit()
    site.kills.plan(['SIGSTOP switch'])
    const starting = site.startWorker()
    const { worker } = site
    await waitFor('the first release is made', async () => (isHalted(worker.pid) ? true : undefined))
    await redis.kill()
    worker.kill('SIGCONT')
    await waitFor('the loss is met', async () =>
      site.log().includes('what waits could not be read') ? true : undefined,
    )
    await redis.start()
    await starting
    // What the start and the loss ask for may bring an edit, too, and then its own change finds nothing to do.
    await reconcile(site.workerUrl, 60_000)
    await site.edit('room-arve', 'Arve, nach dem Ausfall')
    await site.showing('room-arve', 'Arve, nach dem Ausfall')
    expect(await site.receipts()).toEqual(['live'])
  })
})
